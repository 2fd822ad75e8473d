import { afterAll, beforeAll, expect, it } from 'vitest'
import { MessageType } from '../contract/enums'
import { DAY } from '../core/clock'
import { buy, order, payByCard, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { deliverBirthdayWishes } from './birthdayWishes'

let shop: TestShop
let senderId: number
let client: TestClient
beforeAll(async () => {
  shop = await startTestShop()
  senderId = await insertProfile(shop.server, { name: 'Sender' })
  client = await clientOf(shop.server, senderId)
})
afterAll(() => shop.close())

let people = 0

/** A profile whose birthday is on a day of the test's month. */
async function bornOn(day: string): Promise<number> {
  people += 1
  const id = await insertProfile(shop.server, { name: `Born${people}` })
  await shop.server.deps.db
    .updateTable('person')
    .set({ birthday: `1990-${day}` })
    .where('profileId', '=', id)
    .execute()
  return id
}

const messages = (type: MessageType) =>
  shop.server.deps.db.selectFrom('message').selectAll().where('type', '=', type).execute()

it('hands a greeting over on the birthday, in the name of who paid', async () => {
  const recipientId = await bornOn('11-22')
  await client.call('Profiles.AddFavorite', { profileId: recipientId })
  const { data } = await client.call('Payment.BirthdayWishesData')
  expect(data).toMatchObject({
    offer: { price: { amount: 1900, currency: 'DKK' } },
    birthdays: [{ profile: { id: recipientId }, date: '2026-11-22' }],
  })
  const orderId = await buy(shop, client, 23, { recipientId, text: 'Tillykke' })
  await deliverBirthdayWishes(shop.server.deps)
  expect(await messages(MessageType.BirthdayWishes)).toEqual([])
  shop.server.clock.advance(2 * DAY)
  for (let time = 0; time < 2; time += 1) await deliverBirthdayWishes(shop.server.deps)
  expect(await messages(MessageType.BirthdayWishes)).toMatchObject([{ senderId, text: 'Tillykke' }])
  const sender = await clientOf(shop.server, senderId)
  expect((await sender.call('Payment.ReceiptPageData', { orderId })).data.recipient?.id).toBe(recipientId)
})

it('pays a greeting back that cannot be handed over', async () => {
  const recipientId = await bornOn('11-25')
  client = await clientOf(shop.server, senderId)
  const orderId = await buy(shop, client, 23, { recipientId, text: 'Tillykke' })
  await (await clientOf(shop.server, recipientId)).call('Profiles.AddProfileToBlacklist', { profileId: senderId })
  shop.server.clock.advance(3 * DAY)
  await deliverBirthdayWishes(shop.server.deps)
  await shop.server.runJobs()
  const sender = await clientOf(shop.server, senderId)
  expect((await sender.call('Payment.ReceiptPageData', { orderId })).data).toMatchObject({
    refunded: { amount: 1900 },
    recipient: null,
  })
  expect(await messages(MessageType.BirthdayWishes)).toHaveLength(1)
})

it('pays a greeting back whose receiver was erased before it was paid', async () => {
  const recipientId = await bornOn('11-27')
  client = await clientOf(shop.server, senderId)
  const { data } = await client.call('Payment.Pay', order(23, { recipientId, text: 'Tillykke' }))
  await shop.server.deps.db.deleteFrom('profile').where('id', '=', recipientId).execute()
  await payByCard(shop, data.url ?? '')
  await shop.deliverWebhooks()
  await shop.server.runJobs()
  expect((await client.call('Payment.ReceiptPageData', { orderId: data.orderId })).data).toMatchObject({
    refunded: { amount: 1900 },
  })
})

it('takes no greeting for another time of the year, without a text, or to somebody the buyer does not see', async () => {
  const recipientId = await bornOn('06-01')
  client = await clientOf(shop.server, senderId)
  const pay = (wish: object) => client.call('Payment.Pay', order(23, { text: 'Tillykke', recipientId, ...wish }))
  expect((await pay({})).problem.code).toBe('NO_BIRTHDAY')
  expect((await pay({ recipientId: await bornOn('11-27'), text: ' ' })).status).toBe(400)
  expect((await pay({ recipientId: 2_000_000 })).status).toBe(404)
  expect((await pay({ recipientId: senderId })).status).toBe(404)
})
