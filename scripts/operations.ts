import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAppList } from '../gateway/core/operations/appOperations'
import { operationsIn, problemsOf, readLists, writeList } from './support/appOperations'
import { readStoredOperations } from './support/storedOperations'

/**
 * Registers the operations of a version of an app, or changes the last day of a version that is registered:
 *
 * npm run operations -- --app ios --app-version 4.2 manifest.json
 * npm run operations -- --app ios --app-version 4.1 --last-day 2027-06-30
 *
 * Without arguments, lists what is registered.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string' },
    'app-version': { type: 'string' },
    'last-day': { type: 'string' },
    folder: { type: 'string', default: process.env['APP_OPERATIONS'] ?? 'operations' },
  },
})
const { app, 'app-version': version, 'last-day': lastDay = null, folder } = values
const lists = await readLists(folder)

if (app === undefined || version === undefined) {
  for (const list of lists) {
    const count = Object.keys(list.operations).length
    const end = list.lastDay === null ? 'no end' : `until ${list.lastDay}`
    process.stdout.write(`${list.app} ${list.version}: ${count} operations, ${end}\n`)
  }
} else {
  await register(app, version)
}

async function register(name: string, number: string): Promise<void> {
  const isSame = (list: { app: string; version: string }) => list.app === name && list.version === number
  const [file] = positionals
  const operations = file ? operationsIn(await readFile(file, 'utf8')) : lists.find(isSame)?.operations
  if (!operations) throw new Error(`${name} ${number} is not registered: name a file with its operations.`)
  const web = { app: 'web', version: '0', lastDay: null, operations: await readStoredOperations() }
  const others = [web, ...lists.filter((list) => !isSame(list))]
  const problems = problemsOf(operations, await readFile('schema.graphql', 'utf8'), others)
  const list = readAppList(JSON.stringify({ app: name, version: number, lastDay, operations }))
  if (!list) problems.push('An app is lower-case letters and digits, a version digits and points, a day 2027-06-30.')
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (!list || problems.length > 0) process.exitCode = 1
  else process.stdout.write(`${await writeList(folder, list)}: ${Object.keys(operations).length} operations\n`)
}
