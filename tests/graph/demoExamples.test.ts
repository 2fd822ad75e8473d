import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type FieldNode, parse, print, validate, visit } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { type Example, readExamples } from '../../gateway/http/graphiql/examples'
import { exampleValuesQuery } from '../../gateway/http/graphiql/exampleValues'
import { calls } from '../../legacy/contract/contract'
import { startDemoServer } from '../../legacy/testing/demo'
import { clientOf } from '../../legacy/testing/profiles'
import { newSandbox } from '../../sandbox/server'
import { type Graph, startGraph } from './startGraph'

const schema = createSchema()
const examples = readExamples(schema).flatMap((area) => area.examples)
/** Streams say something when something happens, and files come by forms: other tests of the examples run those. */
const plain = examples.filter(({ query }) => !query.startsWith('subscription') && !query.includes('File!'))

let graph: Graph
let sandbox: FastifyInstance
const logins = new Map<string, number>()

beforeAll(async () => {
  sandbox = newSandbox({ origin: 'http://sandbox.test', key: 'key', webhookSecret: 'secret' })
  const payments = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  graph = await startGraph(
    { BILLWERK_API_URL: payments, BILLWERK_CHECKOUT_URL: payments, BILLWERK_KEY: 'key' },
    startDemoServer,
  )
  const { db } = graph.legacy.deps
  // By number, because an example changes the name.
  for (const { id, name } of await db
    .selectFrom('profile')
    .select(['id', 'name'])
    .where('name', 'in', ['mikkel', 'luna', 'support', 'developer'])
    .execute())
    logins.set(name ?? '', id)
}, 240_000)
afterAll(async () => {
  await graph.close()
  await sandbox.close()
})

/** A new session of the login that an example needs. */
async function sessionFor({ sender, dark }: Example): Promise<string> {
  const login = sender === 'staff' ? 'support' : sender === 'developer' ? sender : dark ? 'luna' : 'mikkel'
  return (await clientOf(graph.legacy, logins.get(login) ?? 0)).cookies.get('sid') ?? ''
}

/** Values from the community; `*name` in a path is the first item that has that field. */
function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => {
    if (step.startsWith('*')) return Array.isArray(at) ? at.find((item) => field(item, step.slice(1))) : undefined
    return field(at, step)
  }, values)
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
}

/** The query for values with only the fields that the paths lead to. */
function queryFor(paths: readonly string[]): DocumentNode {
  const needed = new Set<string>()
  for (const path of paths) {
    let place = ''
    for (const step of path.split('.').filter((part) => !/^\d+$/.test(part))) {
      needed.add(`${place}.${step.replace('*', '')}`)
      if (!step.startsWith('*')) place = `${place}.${step}`
    }
  }
  const at: string[] = ['']
  const enter = (node: FieldNode) => {
    const place = [...at, (node.alias ?? node.name).value]
    if (!needed.has(place.join('.'))) return null
    at.push(place.at(-1) ?? '')
    return undefined
  }
  return visit(parse(exampleValuesQuery), { Field: { enter, leave: () => void at.pop() } })
}

async function run(example: Example) {
  const sid = await sessionFor(example)
  const paths = Object.values(example.variables).flatMap(({ path }) => path || [])
  const { data: values, errors } =
    paths.length > 0
      ? await graph.ask({ query: print(queryFor(paths)), variables: {} }, sid)
      : { data: {}, errors: undefined }
  expect(errors).toBeUndefined()
  const variables = Object.fromEntries(
    Object.entries(example.variables).map(([name, { path, otherwise }]) => [name, valueAt(values, path) ?? otherwise]),
  )
  const headers: Record<string, string> = example.dark ? { 'x-forwarded-host': 'dark.dk.localhost' } : {}
  return graph.ask<Record<string, unknown>>({ query: example.query, variables }, sid, headers)
}

describe('the examples of GraphiQL', () => {
  it('name every REST call of the contract', () => {
    const named = new Set(examples.flatMap((example) => example.calls))
    expect(calls.map(([name]) => name).filter((name) => !named.has(name))).toEqual([])
  })

  it('are valid with variables instead of ids, as is the query for their values', () => {
    for (const query of [exampleValuesQuery, ...examples.map((example) => example.query)])
      expect(validate(schema, parse(query))).toEqual([])
  })

  it.each(plain)('$name runs in the demo community', async (example) => {
    const { data, errors } = await run(example)
    expect(errors ?? []).toEqual([])
    const codes = Object.values(data ?? {}).flatMap((payload) => {
      const userErrors = field(payload, 'userErrors')
      return Array.isArray(userErrors) ? userErrors.map((error) => field(error, 'code')) : []
    })
    expect(codes.filter((code) => !example.userErrors.includes(String(code)))).toEqual([])
  })
})
