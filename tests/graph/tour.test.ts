import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { demoLogins, demoMembers, demoPassword } from '../../gateway/http/graphiql/demoLogins'
import { readTour, type Step } from '../../gateway/http/graphiql/tour'
import { demoActors, demoPassword as seededPassword } from '../../legacy/demo/community/actors'
import { startDemoServer } from '../../legacy/testing/demo'
import { TestClient } from '../../legacy/testing/testClient'
import { openStream } from '../live/stream'
import { type Graph, startGraph } from './startGraph'

const schema = createSchema()
const steps = readTour().flatMap(({ steps: ofChapter }) => ofChapter)

interface Part {
  readonly data?: Readonly<Record<string, unknown>>
  readonly errors?: readonly unknown[]
}

let graph: Graph
let sid: string

beforeAll(async () => {
  graph = await startGraph({}, startDemoServer)
  const client = new TestClient(graph.legacy)
  await client.call('LogOn.LogOn', { name: 'freja', password: seededPassword })
  sid = client.cookies.get('sid') ?? ''
}, 240_000)
afterAll(() => graph.close())

/** All parts of the graph's answer to a step: one, or several with `@defer`. */
async function take({ query, variables, member }: Step): Promise<Part[]> {
  if (query.startsWith('subscription')) {
    const stream = await openStream(graph.url, { query, variables }, { sid })
    const first = await stream.next()
    await stream.close()
    return first ? [first] : []
  }
  const response = await fetch(`${graph.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'multipart/mixed, application/json',
      'x-graphql-csrf': '1',
      'x-forwarded-host': 'dk.localhost',
      ...(member ? { cookie: `sid=${sid}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  const lines = (await response.text()).split(/\r?\n/)
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Part)
}

function userErrors(parts: readonly Part[]): unknown[] {
  return parts.flatMap(({ data }) =>
    Object.values(data ?? {}).flatMap((payload) => (payload as { userErrors?: unknown[] } | null)?.userErrors ?? []),
  )
}

describe('the tour', () => {
  it.each(steps)('runs $title as the demo member', async (step) => {
    expect(validate(schema, parse(step.query))).toEqual([])
    const parts = await take(step)
    expect(parts.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const { data } = parts[0] ?? {}
    expect(Object.values(data ?? {}).filter((value) => value == null)).toEqual([])
    expect(data).toBeTruthy()
    expect(userErrors(parts)).toHaveLength(step.title === 'A mistake to mend' ? 1 : 0)
  })

  it.each(steps.filter(({ query }) => query.startsWith('mutation')))('may take $title twice', async (step) => {
    expect((await take(step))[0]?.data).toEqual((await take(step))[0]?.data)
  })

  it('offers the demo logins of each country, all with their password', () => {
    const offered = demoLogins.map((ofCountry) => ofCountry.map(({ name }) => name))
    expect(offered).toEqual(
      demoLogins.map((_, at) => demoActors.filter(({ countryId }) => countryId === at + 1).map(({ name }) => name)),
    )
    expect(demoMembers).toEqual(demoActors.filter(({ key }) => key === 'unpaid').map(({ name }) => name))
    expect(demoPassword).toBe(seededPassword)
  })

  it('has a title and a text for each step', () => {
    expect(steps.filter(({ title, text }) => title === '' || text === '')).toEqual([])
    expect(steps.filter(({ logsOn }) => logsOn)).toHaveLength(1)
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
  })
})
