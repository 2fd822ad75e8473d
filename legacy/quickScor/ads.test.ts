import { afterAll, beforeAll, expect, it } from 'vitest'
import { DarkStatus, Gender } from '../contract/enums'
import { DAY } from '../core/clock'
import { buy, order, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import { removeExpiredAds } from './ads'

let shop: TestShop
let freja: number
let villads: number
beforeAll(async () => {
  shop = await startTestShop()
  freja = await insertProfile(shop.server, { name: 'Freja', gender: Gender.Female, darkStatus: DarkStatus.Approved })
  villads = await insertProfile(shop.server, { name: 'Villads', zipCode: '8000', darkStatus: DarkStatus.Approved })
  await buy(shop, await clientOf(shop.server, freja), 21, { text: '  Kaffe?  ' })
  await buy(shop, await clientOf(shop.server, villads), 21, { text: 'Sejltur' })
  const dark = await clientOf(shop.server, villads, { host: 'dark.dk.localhost' })
  await buy(shop, dark, 21, { text: 'I nat' })
})
afterAll(() => shop.close())

const asFreja = (host = 'dk.localhost') => clientOf(shop.server, freja, { host })
const textsOf = (ads: readonly { readonly text: string }[]) => ads.map(({ text }) => text).toSorted()

it('lists the ads of a site and of its side, all, filtered and own', async () => {
  const client = await asFreja()
  expect(textsOf((await client.call('QuickScor.GetAllQuickScorAds')).data)).toEqual(['Kaffe?', 'Sejltur'])
  const women = await client.call('QuickScor.GetQuickScorAds', { genders: [Gender.Female] })
  expect(women.data).toMatchObject([{ text: 'Kaffe?', own: true, profile: { name: 'Freja' } }])
  const { data: filters } = await client.call('QuickScor.GetQuickScorProfileFilters')
  expect(filters.genders).toEqual([
    { gender: Gender.Male, count: 1 },
    { gender: Gender.Female, count: 1 },
  ])
  expect(filters.areas).toHaveLength(2)
  const countryAreaIds = filters.areas.slice(0, 1).map(({ countryAreaId }) => countryAreaId)
  expect((await client.call('QuickScor.GetQuickScorAds', { countryAreaIds })).data).toHaveLength(1)
  expect(textsOf((await client.call('QuickScor.GetOwnQuickScorAds')).data)).toEqual(['Kaffe?'])
  const dark = await asFreja('dark.dk.localhost')
  expect(textsOf((await dark.call('QuickScor.GetAllQuickScorAds')).data)).toEqual(['I nat'])
  expect((await client.call('QuickScor.GetQuickScorSiteAds')).data.map(({ path }) => path)).toContain('/Promote/Search')
})

it('hides the ads of a member who has blocked the viewer', async () => {
  const blocker = await clientOf(shop.server, villads)
  await blocker.call('Profiles.AddProfileToBlacklist', { profileId: freja })
  const client = await asFreja()
  expect(textsOf((await client.call('QuickScor.GetAllQuickScorAds')).data)).toEqual(['Kaffe?'])
  expect((await client.call('QuickScor.GetQuickScorProfileFilters')).data.genders).toHaveLength(1)
  await blocker.call('Profiles.RemoveProfileFromBlacklist', { profileId: freja })
})

it('takes no empty and no long ad', async () => {
  const client = await asFreja()
  expect((await client.call('Payment.Pay', order(21, { text: '\u200B ' }))).status).toBe(400)
  expect((await client.call('Payment.Pay', order(21, { text: 'x'.repeat(201) }))).status).toBe(400)
})

it('ends an ad by its owner alone, and by itself after a week', async () => {
  const client = await asFreja()
  const [ad] = (await client.call('QuickScor.GetOwnQuickScorAds')).data
  const quickScorAdId = ad?.id ?? 0
  await (await clientOf(shop.server, villads)).call('QuickScor.DeleteQuickScorAd', { quickScorAdId })
  expect((await client.call('QuickScor.GetOwnQuickScorAds')).data).toHaveLength(1)
  await client.call('QuickScor.DeleteQuickScorAd', { quickScorAdId })
  expect((await client.call('QuickScor.GetOwnQuickScorAds')).data).toEqual([])
  shop.server.clock.advance(7 * DAY)
  expect((await (await asFreja()).call('QuickScor.GetAllQuickScorAds')).data).toEqual([])
  await removeExpiredAds(shop.server.deps)
  expect(await shop.server.deps.db.selectFrom('quickScorAd').select('id').execute()).toEqual([])
})
