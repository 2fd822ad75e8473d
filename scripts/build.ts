import { buildServers } from './support/serverBuild'
import { buildWeb } from './support/webBuild'

const options = {
  print: (line: string) => void process.stdout.write(`${line}\n`),
  force: process.argv.includes('--force'),
}
await buildServers(options)
await buildWeb(options)
