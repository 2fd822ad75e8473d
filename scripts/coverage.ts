import { makeExecutableSchema } from '@graphql-tools/schema'
import { isInterfaceType, isObjectType } from 'graphql'
import { calls, contract, pathOf } from '../legacy/contract/contract'
import { restCallsOf } from '../gateway/core/schema/restDirective'
import { createTypeDefs } from '../gateway/main/areas'

/**
 * Counts the contract's calls that fields of the graph make, and fails if a call has no field or a field names an
 * unknown call. `--assumed` lists the calls that a site's own legacy server may lack, because the specification
 * does not name them.
 */

const schema = makeExecutableSchema({ typeDefs: createTypeDefs() })
const mapped = new Set(
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).flatMap(restCallsOf)),
)
const names: ReadonlySet<string> = new Set(calls.map(([name]) => name))

const lines = Object.entries(contract).map(([area, actions]) => {
  const all = Object.keys(actions)
  const done = all.filter((action) => mapped.has(`${area}.${action}`)).length
  return `${area.padEnd(20)}${String(done).padStart(4)} / ${all.length}`
})
const unmapped = [...names].filter((name) => !mapped.has(name))
const unknown = [...mapped].filter((name) => !names.has(name))
process.stdout.write(
  `${lines.join('\n')}\n${'all'.padEnd(20)}${String(names.size - unmapped.length).padStart(4)} / ${names.size}\n`,
)
for (const name of unmapped) process.stderr.write(`No field of the graph makes ${name}\n`)
for (const name of unknown) process.stderr.write(`@rest names ${name}, which the contract does not know\n`)
if (unmapped.length + unknown.length > 0) process.exitCode = 1

if (process.argv.includes('--assumed')) {
  const assumed = calls.filter(([, call]) => call.assumed)
  process.stdout.write(`\n${assumed.length} assumed\n`)
  for (const [name, { method, summary }] of assumed) {
    process.stdout.write(`${method.padEnd(5)}${pathOf(name).padEnd(54)}${summary}\n`)
  }
}
