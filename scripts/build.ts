import { buildWeb } from './support/webBuild'

await buildWeb({ print: (line) => process.stdout.write(`${line}\n`), force: process.argv.includes('--force') })
