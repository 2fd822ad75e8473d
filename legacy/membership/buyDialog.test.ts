import { afterAll, beforeAll, expect, it } from 'vitest'
import { after, DAY } from '../core/clock'
import { seedReference } from '../main/reference'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let unpaidId: number
let payingId: number
beforeAll(async () => {
  server = await startTestServer()
  await seedReference(server.deps.db)
  unpaidId = await insertProfile(server, { name: 'Unpaid' })
  payingId = await insertProfile(server, { name: 'Paying', memberUntil: after(server.clock.now(), DAY) })
})
afterAll(() => server.close())

const dialog = async (feature: string | undefined, { profileId = unpaidId, host = 'dk.localhost' } = {}) => {
  const client = await clientOf(server, profileId, { host })
  return (await client.call('Membership.BuyMembershipDialogData', feature === undefined ? {} : { feature })).data
}

it.each([
  ['CreateBlog', 'CreateBlog'],
  ['TaggedProfiles', 'TaggedProfiles'],
  ['LoginOldProfile', 'LoginOldProfile'],
  ['NoSuchFeature', 'MembersOnly'],
  ['toString', 'MembersOnly'],
  [undefined, 'MembersOnly'],
])('explains the feature %s as %s', async (feature, spoken) => {
  const data = await dialog(feature)
  expect(data.feature).toBe(spoken)
  expect(data.heading).not.toBe('')
  expect(data.text).not.toContain('{{')
  expect(data.benefits.length).toBeGreaterThan(2)
  expect(data.packages.every(({ name }) => name !== '')).toBe(true)
})

it.each([
  ['dk.localhost', 'DKK'],
  ['no.localhost', 'NOK'],
  ['se.localhost', 'SEK'],
  ['uk.localhost', 'GBP'],
])('offers the packages of %s in %s; longer ones cost less per month', async (host, currency) => {
  const { packages } = await dialog('MembersOnly', { host })
  expect(packages.map(({ days }) => days)).toEqual([30, 90, 180, 365])
  expect(new Set(packages.map(({ price }) => price.currency))).toEqual(new Set([currency]))
  const monthly = packages.map(({ pricePerMonth }) => pricePerMonth.amount)
  expect(monthly).toEqual(monthly.toSorted((a, b) => b - a))
  expect(monthly[0]).toBe(packages[0]?.price.amount)
})

it('offers 24 hours only to non-members, for the old profile and for writing mail', async () => {
  const first = async (feature: string, profileId?: number) => (await dialog(feature, { profileId })).packages[0]
  expect(await first('LoginOldProfile')).toMatchObject({ id: 0, days: 1 })
  expect(await first('WriteMail')).toMatchObject({ id: 0, days: 1 })
  expect(await first('CreateBlog')).toMatchObject({ id: 1 })
  expect(await first('WriteMail', payingId)).toMatchObject({ id: 1 })
})
