import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isStaffAct } from '../contract/call'
import { calls, type CallName } from '../contract/contract'
import { DarkStatus, RoleLevel } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let developer: TestMember
let member: TestMember

const dark = { host: 'dark.dk.localhost' }
const staff = { roleLevel: RoleLevel.Developer, darkStatus: DarkStatus.Approved, memberUntil: new Date('2099-01-01') }

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  developer = await newMember(server, staff, dark)
  member = await newMember(server)
})

const log = async (query: object = {}) =>
  (await developer.client.call('Admin.GetStaffActs', { actorId: developer.id, ...query })).data
const ban = (more: object = {}) =>
  developer.client.call('Admin.SetBan', { profileId: member.id, banType: 1, banned: true, reason: 'Spam', ...more })

it('has who did what to whom, when and why', async () => {
  await ban({ days: 7 })
  expect(await log()).toEqual([
    {
      id: expect.any(Number) as number,
      at: server.clock.now().toISOString(),
      actorId: developer.id,
      actorName: developer.name,
      call: 'Admin.SetBan',
      look: false,
      profileId: member.id,
      profileName: member.name,
      details: expect.arrayContaining([{ name: 'days', value: '7' }]) as object,
      reason: 'Spam',
      begun: false,
      refusal: null,
    },
  ])
})

it('is written with the act or not at all', async () => {
  const { db } = server.deps
  await sql`ALTER TABLE staff_act ADD CONSTRAINT broken CHECK (actor_id <> ${sql.lit(developer.id)})`.execute(db)
  expect((await ban()).status).toBe(500)
  await sql`ALTER TABLE staff_act DROP CONSTRAINT broken`.execute(db)
  expect(await db.selectFrom('ban').select('profileId').where('profileId', '=', member.id).execute()).toEqual([])
  expect((await ban()).status).toBe(200)
  expect(await log()).toHaveLength(1)
})

it('has refused acts with their code, and no text of a member', async () => {
  await ban({ profileId: 999_999 })
  await developer.client.call('SupportDesk.AddNote', {
    ticketId: 999_999,
    text: 'Private words',
    key: 'b7f0a8b2-4df3-4f0b-9f21-4b5c0a4a5b11',
  })
  const entries = await log()
  expect(entries).toMatchObject([
    { call: 'SupportDesk.AddNote', refusal: 'NOT_FOUND' },
    { call: 'Admin.SetBan', refusal: 'NOT_FOUND' },
  ])
  expect(JSON.stringify(entries)).not.toContain('Private words')
})

it('has a look once in ten minutes for each of the staff and each thing, however often an open page reads it', async () => {
  const call = 'EditDarkProfile.GetDarkApplications'
  const read = async ({ client } = developer, query: object = {}) =>
    expect((await client.call(call, query)).status).toBe(200)
  const looks = async (actorId = developer.id) => (await log({ call, actorId })).map(({ at }) => at)
  const first = server.clock.now().toISOString()
  for (let refresh = 0; refresh < 3; refresh += 1) {
    await read()
    server.clock.advance(3 * MINUTE)
  }
  expect(await looks()).toEqual([first])
  const other = await newMember(server, staff, dark)
  await read(other)
  expect(await looks(other.id)).toHaveLength(1)
  // The next page is another thing.
  await read(developer, { skip: 20 })
  expect(await looks()).toHaveLength(2)
  server.clock.advance(MINUTE)
  await read()
  expect(await looks()).toHaveLength(3)
  // What was refused is no look: each attempt counts.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await developer.client.call('Reports.GetCaseItem', { caseId: 999_999 })
  }
  expect(await log({ call: 'Reports.GetCaseItem' })).toHaveLength(2)
})

it('is read by call, member, and looks or changes', async () => {
  await ban()
  await developer.client.call('Reports.GetCaseItem', { caseId: 999_999 })
  expect(await log({ call: 'Admin.SetBan' })).toHaveLength(1)
  expect(await log({ profileId: member.id })).toMatchObject([{ call: 'Admin.SetBan' }])
  expect(await log({ look: true })).toMatchObject([{ call: 'Reports.GetCaseItem', look: true }])
  expect(await log({ look: false })).toMatchObject([{ call: 'Admin.SetBan' }])
})

const acts: readonly CallName[] = calls.filter(([, call]) => isStaffAct(call)).map(([name]) => name)

/** Values that let a body pass its validation; what they name does not exist. */
const examples: Readonly<Record<string, unknown>> = {
  reason: 'Because',
  text: 'Words',
  key: '3c1d5d0e-52a7-4a0c-9a0f-5d9f2f6c1a11',
  reference: 'ABCDEFGHIJ12',
  bankReference: '1',
  currency: 'DKK',
  texts: [{ locale: 'da-DK', text: 'Words' }],
}

/** The least body or query that passes validation. */
function leastOf(schema: { readonly properties: object; readonly required?: readonly string[] }): object {
  const properties = Object.entries(schema.properties as Record<string, Record<string, unknown>>)
  return Object.fromEntries(
    properties
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, { type, enum: values }]) => {
        if (Array.isArray(values)) return [name, values.at(-1) as unknown]
        if (name in examples) return [name, examples[name]]
        if (type === 'array') return [name, [999_999]]
        if (type === 'boolean') return [name, true]
        return [name, type === 'integer' ? 999_999 : 'x']
      }),
  )
}

it.each(acts)('has a row of each %s', async (name) => {
  const call = calls.find(([each]) => each === name)?.[1]
  const { status } = await developer.client.call(name, leastOf(call?.method === 'GET' ? call.query : call!.body))
  // An act in steps has one before and one after them.
  const named = new Set((await log()).map((entry) => entry.call))
  expect({ status, named: [...named] }).toEqual({ status, named: [name] })
})

it('covers every write that a role opens', () => {
  const writes = calls.filter(([, { access, method }]) => typeof access === 'object' && method === 'POST')
  expect(writes.map(([name]) => name).filter((name) => !acts.includes(name))).toEqual([])
})

it('can only be added to', async () => {
  await ban()
  const { db } = server.deps
  const refusal = 'The log of the staff can only be added to'
  await expect(db.updateTable('staffAct').set({ reason: null }).execute()).rejects.toThrow(refusal)
  await expect(db.deleteFrom('staffAct').execute()).rejects.toThrow(refusal)
})

it('is for developers', async () => {
  const support = await newMember(server, { roleLevel: RoleLevel.Support })
  expect((await support.client.call('Admin.GetStaffActs', {})).status).toBe(403)
})
