import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, Problem } from '../../../legacy/contract/call'
import { calls, type CallName, pathOf } from '../../../legacy/contract/contract'
import { DarkStatus, RoleLevel } from '../../../legacy/contract/enums'
import { clientOf, insertProfile } from '../../../legacy/testing/profiles'
import { startTestServer, type TestServer } from '../../../legacy/testing/testServer'
import { settle } from '../../graph/community'
import { drawn } from './draw'
import { oddParameters, oddValues } from './oddValues'
import type { Place } from './places'
import { validParameters } from './validParameters'

interface Actor {
  readonly id: number | undefined
  readonly host: string
}

let server: TestServer
const actors = new Map<string, Actor>()

beforeAll(async () => {
  server = await startTestServer()
  const { member, support } = await settle(server)
  const darkStatus = DarkStatus.Approved
  const dark = await insertProfile(server, { name: 'Nacht', memberUntil: '2099-01-01T00:00:00Z', darkStatus })
  const developer = await insertProfile(server, { name: 'Maker', roleLevel: RoleLevel.Developer })
  actors.set('anonymous', { id: undefined, host: 'dk.localhost' })
  actors.set('a member', { id: member, host: 'dk.localhost' })
  actors.set('somebody on the dark site', { id: dark, host: 'dark.dk.localhost' })
  actors.set('support', { id: support, host: 'dk.localhost' })
  actors.set('a developer', { id: developer, host: 'dk.localhost' })
})
afterAll(() => server.close())

interface Sent {
  readonly query: string
  readonly body: object
  readonly places: readonly Place[]
}

/** Random requests of a call: bodies, and encoded addresses. */
function requestsTo(name: CallName, call: Call, actor: string): Sent[] {
  const { query, body } = validParameters(call)
  const plain = search(query)
  return [
    ...drawn(query, oddParameters, `${name} ${actor} query`).map(({ parameters, places }) => {
      return { query: search(parameters), body, places }
    }),
    ...drawn(body, oddValues, `${name} ${actor}`).map(({ parameters, places }) => {
      return { query: plain, body: parameters, places }
    }),
  ]
}

function search(query: object): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

async function send(name: CallName, { method, multipart }: Call, { query, body }: Sent, { id, host }: Actor) {
  const sid = id === undefined ? undefined : (await clientOf(server, id)).cookies.get('sid')
  const response = await server.app.inject({
    method,
    url: pathOf(name) + query,
    headers: {
      'x-forwarded-host': host,
      ...(sid && { cookie: `sid=${sid}` }),
      ...(method === 'POST' && !multipart && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && !multipart && { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, text: response.body }
}

function complaint({ status, text }: { status: number; text: string }): string | undefined {
  if (status >= 500) return `status ${status}`
  if (status !== 400) return undefined
  const { fields = [] } = JSON.parse(text) as Problem
  return fields.some(({ field }) => field !== '') ? undefined : 'no field is named'
}

describe('a call with odd parameters', () => {
  it.each(calls)('%s answers or refuses with the field', async (name, call) => {
    const complaints: string[] = []
    for (const [actor, facts] of actors) {
      await sql`delete from rate_limit`.execute(server.deps.db)
      for (const sent of requestsTo(name, call, actor)) {
        const wrong = complaint(await send(name, call, sent, facts))
        if (wrong) complaints.push(`${wrong} for ${actor}: ${sent.places.join(' ')} ${shown(sent)}`)
      }
    }
    expect(complaints).toEqual([])
  })
})

function shown({ query, body }: Sent): string {
  return `${query.slice(0, 300)} ${JSON.stringify(body).slice(0, 300)}`
}
