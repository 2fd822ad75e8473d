import { sql } from 'kysely'
import { Check } from 'typebox/value'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shape } from '../../gateway/testing/shape'
import type { Call } from '../../legacy/contract/call'
import { type CallName, calls, pathOf } from '../../legacy/contract/contract'
import { DarkStatus, RoleLevel } from '../../legacy/contract/enums'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { settle } from '../graph/community'
import { MAX_STOP_MS, probePost, quickest } from '../setup/stopProbe'
import { largestValue } from './largestValue'

const MAX_BODY = 1024 * 1024 - 1024

let server: TestServer
let pool: Pool
let writer: number
let developer: number
beforeAll(async () => {
  server = await startTestServer()
  const { other } = await settle(server)
  writer = other
  const { db } = server.deps
  await db.updateTable('profile').set({ darkStatus: DarkStatus.Approved }).where('id', '=', other).execute()
  developer = await insertProfile(server, { name: 'Maker', roleLevel: RoleLevel.Developer })
  pool = new Pool(await server.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await pool.close()
  await server.close()
})

/** Text fillings, each expensive for another step: markup, words, mentions, normalisation, links. */
const fillings = ['a', '😀', 'a\u0301\u0323\u0316', '<', '&', '<p>x</p>', 'a ', '@a ', '\n', ' ', '"', 'https://a.dk ']

/** Calls that end what others need. */
const isEnd = (name: CallName) =>
  /\.(Delete|Leave|Remove|Discard|Convert|AddProfileToBlacklist|DecideReport)/.test(name)
const posts = calls
  .filter(([, call]) => call.method === 'POST' && !call.multipart)
  .toSorted(([one], [other]) => Number(isEnd(one)) - Number(isEnd(other)))

const isId = ({ type, maximum }: Shape) => type === 'integer' && maximum === undefined

/**
 * Bodies with all optional ids, with one of them and with none; and without the contents of id lists: a call may
 * refuse unknown ids, or want only one id.
 */
function variantsOf({ properties = {}, required = [], ...body }: Shape, filling: string): object[] {
  const whole = largestValue({ ...body, properties }, filling) as Record<string, unknown>
  const fields = Object.entries(properties)
  const ids = fields.filter(([key, shape]) => !required.includes(key) && isId(shape)).map(([key]) => key)
  const lists = fields.filter(([, { items, minItems }]) => items && isId(items) && !minItems).map(([key]) => key)
  const bare = { ...whole, ...Object.fromEntries(lists.map((key) => [key, []])) }
  const withOnly = (kept?: string) =>
    Object.fromEntries(Object.entries(bare).filter(([key]) => !ids.includes(key) || key === kept))
  return [whole, ...(ids.length + lists.length === 0 ? [] : [withOnly(), ...ids.map(withOnly)])]
}

function actorOf({ access }: Call): number {
  return typeof access === 'object' ? developer : writer
}

describe('the largest valid body', () => {
  it.each(posts.map(([name, call]) => [name, call] as const))('of %s does not hold the server', async (name, call) => {
    const schema = JSON.stringify(call.body)
    const hasTexts = schema.includes('"maxLength"')
    const host = schema.includes('"dominance"') ? 'dark.dk.localhost' : 'dk.localhost'
    const slow: string[] = []
    const invalid: object[] = []
    const statuses = new Set<number>()
    for (const filling of hasTexts ? fillings : ['a']) {
      for (const variant of variantsOf(call.body, filling)) {
        if (!Check(call.body, variant)) invalid.push(variant)
        const body = JSON.stringify(variant)
        if (Buffer.byteLength(body) > MAX_BODY) continue
        const { status, stop } = await quickest(async () => {
          await sql`delete from rate_limit`.execute(server.deps.db)
          const sid = (await clientOf(server, actorOf(call))).cookies.get('sid')
          return probePost(pool, pathOf(name), body, { cookie: `sid=${sid}`, host })
        })
        statuses.add(status)
        if (stop > MAX_STOP_MS) slow.push(`${JSON.stringify(filling)}: ${Math.round(stop)} ms`)
      }
    }
    expect(invalid).toEqual([])
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(slow).toEqual([])
  })
})

describe('a body', () => {
  const unlimited = (shape: Shape, path: string): string[] => {
    const { type, format = '', pattern, maxLength, properties = {}, items, anyOf = [] } = shape
    const bounded = shape.enum ?? pattern ?? maxLength ?? ['uuid', 'date', 'date-time'].includes(format)
    return [
      ...(type === 'string' && !bounded ? [path] : []),
      ...Object.entries(properties).flatMap(([key, value]) => unlimited(value, `${path}.${key}`)),
      ...(items ? unlimited(items, `${path}[]`) : []),
      ...anyOf.flatMap((choice) => unlimited(choice, path)),
    ]
  }

  it('has a limit for every text', () => {
    expect(posts.flatMap(([name, call]) => unlimited(call.body, name))).toEqual([])
  })
})
