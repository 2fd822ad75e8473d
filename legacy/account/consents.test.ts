import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConsentKind } from '../contract/enums'
import { MINUTE } from '../core/clock'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { impersonatorOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

it('consents are kept with their time and the version of the text, given and withdrawn, each once', async () => {
  const { client } = await newMember(server, { termsVersion: '2000-01-01', forcedConsentMedia: true })
  const { version } = (await client.call('EditProfile.GetTerms')).data
  for (const _ of [1, 2]) await client.call('EditProfile.AcceptTermsOfService', { version })
  for (const consent of [false, false, true]) {
    server.clock.advance(MINUTE)
    await client.call('EditProfile.ConsentPrivacyData', { consent })
  }
  for (const _ of [1, 2]) await client.call('EditProfile.ConsentMedia')
  const { data } = await client.call('EditProfile.GetConsents')
  expect(data.map(({ kind, given }) => [kind, given])).toEqual([
    [ConsentKind.MediaRights, true],
    [ConsentKind.SensitiveData, true],
    [ConsentKind.SensitiveData, false],
    [ConsentKind.Terms, true],
  ])
  expect(data.at(-1)).toMatchObject({ version, at: new Date('2026-11-20T12:00:00Z').toISOString() })
  expect(data[0]?.version).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('consents of others are not read, and staff give none for a member', async () => {
  const member = await newMember(server)
  const { id: admin } = await newMember(server, { roleLevel: 50 })
  const staff = await impersonatorOf(server, admin, member.id)
  expect((await staff.call('EditProfile.ConsentPrivacyData', { consent: false })).status).toBe(403)
  expect((await member.client.call('EditProfile.GetConsents')).data).toEqual([])
})
