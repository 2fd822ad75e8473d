import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAnswer } from '../../../gateway/core/rest/answerChecks'
import { createServer } from '../../../gateway/main/server'
import { readSettings } from '../../../gateway/core/settings'
import { answeredCalls, answerOf } from './answers'
import { inTurn } from './distance'
import { bodyOf, poolFor, travel } from './load'
import { benchQueries, callBounds, journeyOf, operationsOf, type QueryName, queryNames, visitor } from './queries'
import { fetchedCalls } from './servers/fetchedCalls'
import { type FixedUpstream, fixedUpstream } from './servers/fixedUpstream'
import { straightSchema } from './servers/straight'
import { straightContext } from './servers/straightContext'

let app: Awaited<ReturnType<typeof createServer>> | undefined
let url = ''
let upstream: FixedUpstream
let upstreamUrl = ''
let folder = ''

const queries = await benchQueries()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-bench-'))
  const persisted = join(folder, 'operations.json')
  await writeFile(persisted, JSON.stringify(operationsOf(queries, 'id')))
  upstream = fixedUpstream()
  await new Promise<void>((done) => upstream.server.listen(0, '127.0.0.1', done))
  upstreamUrl = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}`
  const settings = readSettings({
    NODE_ENV: 'production',
    LEGACY_API_URL: upstreamUrl,
    PERSISTED_OPERATIONS: persisted,
    LOG_LEVEL: 'silent',
  })
  app = await createServer(settings)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app?.close()
  upstream.server.closeAllConnections()
  upstream.server.close()
  await rm(folder, { recursive: true, force: true })
})

function queryOf(name: QueryName) {
  const query = queries.find((each) => each.name === name)
  if (!query) throw new Error(`There is no ${name}`)
  return query
}

async function ask(name: QueryName, form: 'id' | 'calls') {
  const journey = journeyOf(queryOf(name), form)
  const pool = poolFor(form === 'id' ? url : upstreamUrl, journey, 1)
  try {
    const before = upstream.calls()
    const answers = await travel(pool, journey)
    bodyOf(answers)
    const bodies = answers.map(({ body }): unknown => JSON.parse(body.toString('utf8')))
    return { bodies, calls: upstream.calls() - before, requests: inTurn(journey).length }
  } finally {
    await pool.close()
  }
}

describe('the answers of the upstream', () => {
  it.each(answeredCalls)('match the contract: %s', (name) => {
    expect(isAnswer(name, answerOf(name, { take: 3, ids: [4, 5], profileId: 6 }))).toBe(true)
  })
})

describe('the queries of the benchmark', () => {
  const schema = straightSchema()

  it.each(queryNames)('%s is answered completely, within its limit of calls', async (name) => {
    // Public answers are cached after the first read.
    await ask(name, 'id')
    const { bodies, calls } = await ask(name, 'id')
    expect(bodies).toEqual([{ data: expect.anything() as unknown }])
    expect(calls).toBeLessThanOrEqual(callBounds[name])
    expect(calls).toBeGreaterThan(0)
  })

  it.each(queryNames)('%s takes as many calls without the gateway', async (name) => {
    const { calls: ours } = await ask(name, 'id')
    const { calls, requests } = await ask(name, 'calls')
    expect([calls, requests]).toEqual([ours, ours])
  })

  it.each(queryNames)('%s is answered alike by straightforward resolvers', async (name) => {
    const { text: source, variables: variableValues } = queryOf(name)
    const contextValue = straightContext(fetchedCalls(upstreamUrl, visitor.cookie), visitor)
    const straight = await graphql({ schema, source, contextValue, variableValues })
    const { bodies } = await ask(name, 'id')
    expect([JSON.parse(JSON.stringify(straight))]).toEqual(bodies)
  })

  it('show a page of thirty entries with all data of ten writers', async () => {
    interface Trap {
      readonly data: {
        readonly blogEntries: {
          readonly edges: readonly {
            readonly node: { readonly author: { readonly profile: { readonly text: string } } }
          }[]
        }
      }
    }
    const { bodies } = await ask('trap', 'id')
    const { edges } = (bodies[0] as Trap).data.blogEntries
    expect(edges).toHaveLength(30)
    for (const { node } of edges) expect(node.author.profile.text).toMatch(/lighthouse/)
  })
})
