import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { message } from '../content/messages/messages'
import { ValidationRefusal, ValidationStatus } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { tasks } from '../main/areas'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let yoti: Server
let server: TestServer
let member: TestMember
let personId: number
/** How the service answers about a session. */
let resultOf: (id: string) => { readonly status?: number; readonly location?: string; readonly body?: unknown }
let sessions = 0

beforeAll(async () => {
  yoti = createServer((request, response) => {
    request.resume().on('end', () => {
      const [, id] = /\/sessions\/([^/]+)\/result$/.exec(request.url ?? '') ?? []
      const {
        status = 200,
        location,
        body,
      } = id === undefined ? { body: { id: `session-${(sessions += 1)}`, status: 'PENDING' } } : resultOf(id)
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => void yoti.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(yoti.address() as AddressInfo).port}`
  server = await startTestServer({
    YOTI_API_URL: origin,
    YOTI_VIEW_URL: origin,
    YOTI_KEY: 'key',
    YOTI_SDK_ID: '7f1fa0a4-3c57-4be2-8a3c-1d9b2b1f4e11',
    VALIDATION_METHODS: 'dk=Yoti',
  })
  await insertPlaces(server.deps.db)
})
afterAll(async () => {
  await server.close()
  yoti.close()
})

const passed = (id: string) => ({ id, type: 'OVER', status: 'COMPLETE', age: 18, method: 'AGE_ESTIMATION' })

beforeEach(async () => {
  resultOf = (id) => ({ body: { ...passed(id), status: 'PENDING' } })
  member = await newMember(server, { language: 'sv-SE' })
  personId = await personOf(member)
})

const infoOf = async ({ client }: TestMember) => (await client.call('ValidateProfile.ProfileValidationInfo')).data
const personOf = async (each: TestMember) => (await infoOf(each)).persons[0]?.personId ?? 0
const begin = async () => {
  const { data } = await member.client.call('ValidateProfile.ValidatePersonYoti', { personId })
  return new URL(data.url).searchParams.get('sessionId') ?? ''
}
const complete = (by = member) => by.client.call('ValidateProfile.CompleteYoti')
const standing = async (each = member) => (await infoOf(each)).persons[0]?.latest

describe('an age check', () => {
  it('that the service confirms validates', async () => {
    await begin()
    resultOf = (id) => ({ body: passed(id) })
    expect((await complete()).data.validated).toBe(true)
  })

  it.each<[string, (id: string) => ReturnType<typeof resultOf>]>([
    ['another session', () => ({ body: passed('session-of-somebody-else') })],
    ['no session', ({ length }) => ({ body: { ...passed(''), id: undefined, length } })],
    ['somebody who is under an age', (id) => ({ body: { ...passed(id), type: 'UNDER' } })],
    ['somebody’s age, not whether they are over one', (id) => ({ body: { ...passed(id), type: 'AGE', age: 40 } })],
    ['nothing, in no JSON', () => ({ body: 'COMPLETE' })],
    ['a failure', (id) => ({ status: 500, body: passed(id) })],
    ['an unknown session', (id) => ({ status: 404, body: passed(id) })],
    ['another address', (id) => ({ status: 302, location: '/elsewhere', body: passed(id) })],
  ])('that the service answers with %s changes nothing, in the words of the viewer', async (_name, result) => {
    await begin()
    resultOf = result
    const { status, problem } = await complete()
    expect([status, problem.code]).toEqual([409, 'AGE_CHECK_UNAVAILABLE'])
    expect(problem.detail).toBe(message('sv-SE', 'AGE_CHECK_UNAVAILABLE'))
    await tasks.settleAgeChecks.run(server.deps)
    expect(await infoOf(member)).toMatchObject({
      validated: false,
      persons: [{ isValid: false, latest: { status: ValidationStatus.Ongoing } }],
    })
  })

  it.each([
    ['fails', { status: 'FAIL' }],
    ['is passed for less than 18', { age: 16 }],
  ])('that %s validates nobody', async (_name, more) => {
    await begin()
    resultOf = (id) => ({ body: { ...passed(id), ...more } })
    expect((await complete()).data.validated).toBe(false)
    expect(await standing()).toMatchObject({
      status: ValidationStatus.Invalid,
      refusal: ValidationRefusal.NotConfirmed,
    })
  })

  it('of one member counts for no other, who comes back in their place', async () => {
    const session = await begin()
    const thief = await newMember(server)
    resultOf = (id) => ({ body: id === session ? passed(id) : { ...passed(id), status: 'PENDING' } })
    expect((await complete(thief)).data).toMatchObject({ validated: false, persons: [{ latest: null }] })
    await thief.client.call('ValidateProfile.ValidatePersonYoti', { personId: await personOf(thief) })
    expect((await complete(thief)).data.validated).toBe(false)
    expect((await complete()).data.validated).toBe(true)
    // Coming back twice makes nothing more of it.
    expect((await complete()).data.validated).toBe(true)
    const rows = await server.deps.db
      .selectFrom('personValidation')
      .select('status')
      .where('profileId', '=', member.id)
      .execute()
    expect(rows).toEqual([{ status: ValidationStatus.Valid }])
  })

  it('that was given up for a new one, or ended, counts no more', async () => {
    const first = await begin()
    await begin()
    resultOf = (id) => ({ body: id === first ? passed(id) : { ...passed(id), status: 'PENDING' } })
    expect((await complete()).data.validated).toBe(false)
    server.clock.advance(31 * MINUTE)
    expect((await complete()).data.persons[0]?.latest?.refusal).toBe(ValidationRefusal.TimedOut)
    resultOf = (id) => ({ body: passed(id) })
    expect((await complete()).data.validated).toBe(false)
    await tasks.settleAgeChecks.run(server.deps)
    expect((await infoOf(member)).validated).toBe(false)
  })

  it('is begun for nobody else', async () => {
    const other = await newMember(server)
    const { status } = await other.client.call('ValidateProfile.ValidatePersonYoti', { personId })
    expect(status).toBe(404)
    expect(await standing()).toBeNull()
  })
})
