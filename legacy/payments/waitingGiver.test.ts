import { afterAll, beforeAll, expect, it } from 'vitest'
import { LookStatus } from '../contract/enums'
import { order, payByCard, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'

const GIFT = 11

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const setLook = (id: number, lookStatus: LookStatus) =>
  shop.server.deps.db
    .updateTable('profile')
    .set({ lookStatus, lookSince: shop.server.clock.now() })
    .where('id', '=', id)
    .execute()
const untilOf = async (id: number) =>
  (await shop.server.deps.db.selectFrom('profile').select('memberUntil').where('id', '=', id).executeTakeFirstOrThrow())
    .memberUntil

it('a profile that waits for a look gives nobody a membership, whose receiver would read its name', async () => {
  const [giverId, recipientId] = [
    await insertProfile(shop.server, { name: 'Newcomer' }),
    await insertProfile(shop.server, { name: 'Receiver' }),
  ]
  await setLook(giverId, LookStatus.Waiting)
  const giver = await clientOf(shop.server, giverId)
  const refused = await giver.call('Payment.Pay', order(GIFT, { recipientId }))
  expect(refused).toMatchObject({ status: 403, problem: { code: 'PROFILE_WAITS' } })
})

it('a gift whose giver is hidden before it was paid stays with the giver', async () => {
  const [giverId, recipientId] = [
    await insertProfile(shop.server, { name: 'Hidden' }),
    await insertProfile(shop.server, { name: 'Friend' }),
  ]
  const giver = await clientOf(shop.server, giverId)
  const { url } = (await giver.call('Payment.Pay', order(GIFT, { recipientId }))).data
  await setLook(giverId, LookStatus.Waiting)
  await payByCard(shop, url ?? '')
  await shop.deliverWebhooks()
  expect(await untilOf(recipientId)).toBeNull()
  expect(await untilOf(giverId)).not.toBeNull()
  expect(shop.server.mails.filter(({ to, text }) => to.startsWith('Friend') && text.includes('Hidden'))).toEqual([])
})
