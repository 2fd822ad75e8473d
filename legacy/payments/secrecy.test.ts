import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { buy, cards, order, payByCard, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import { tablesWithText } from '../testing/leftovers'
import { eraseProfiles } from '../account/erasure'
import { renewSubscriptions } from './renewals'
import { removeOldWebhooks } from './webhook'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ LOG_LEVEL: 'trace' })
})
afterAll(() => shop.close())

it('keeps no card number, no expiry and no stored method in log, mail or database', async () => {
  const profileId = await insertProfile(shop.server, { name: 'Payer' })
  const client = await clientOf(shop.server, profileId)
  const { data } = await client.call('Payment.Pay', order(22))
  for (const card of Object.values(cards)) await payByCard(shop, data.url ?? '', card)
  await buy(shop, client, 1, { card: cards.renewalDeclined, expiry: '11/37' })
  shop.server.clock.set('2026-12-20T13:00:00Z')
  await renewSubscriptions(shop.server.deps)
  await shop.deliverWebhooks()
  const { apiUrl } = shop.server.deps.settings.billwerk
  const listed = await fetch(`${apiUrl}/v1/list/payment_method?customer=profile-${profileId}`, {
    headers: { authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}` },
  })
  const { content } = (await listed.json()) as { readonly content: readonly { readonly id: string }[] }
  const id = content[0]?.id ?? ''
  expect(id).toMatch(/^ca_/)
  const secrets = [id, 'sandbox-private-key', ...Object.values(cards), '400000XXXXXX0341', '11-37', '11/37']
  const written = [...shop.server.logLines, ...shop.server.mails.map(({ html, text }) => html + text)].join('\n')
  expect(written).toContain('route')
  for (const secret of secrets) {
    expect([secret, written.includes(secret), await tablesWithText(shop.server.deps.db, secret)]).toEqual([
      secret,
      false,
      [],
    ])
  }
})

it('keeps the books when a buyer is erased, without what they wrote', async () => {
  const { db } = shop.server.deps
  const profileId = await insertProfile(shop.server, { name: 'Leaving' })
  const client = await clientOf(shop.server, profileId)
  await buy(shop, client, 1)
  await buy(shop, client, 21, { text: 'A text that goes too' })
  const count = async () => (await db.selectFrom('ledgerEntry').select('transactionId').execute()).length
  const before = await count()
  await db.updateTable('profile').set({ eraseAt: shop.server.clock.now() }).where('id', '=', profileId).execute()
  await eraseProfiles(shop.server.deps)
  expect(await db.selectFrom('profile').select('id').where('id', '=', profileId).execute()).toEqual([])
  expect(await count()).toBe(before)
  expect(await tablesWithText(db, 'A text that goes too')).toEqual([])
  await removeOldWebhooks(shop.server.deps)
})

it('lets nobody change, remove or unbalance the ledger', async () => {
  const { db } = shop.server.deps
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(db)).rejects.toThrow(/append-only|not balanced/)
  const { id } = await db.selectFrom('ledgerTransaction').select(['id', 'purchaseId']).executeTakeFirstOrThrow()
  await refused(sql`update ledger_entry set amount = amount + 1`)
  await refused(sql`delete from ledger_entry`)
  await refused(sql`truncate ledger_entry cascade`)
  await refused(sql`delete from ledger_transaction`)
  await refused(sql`update purchase_event set kind = 'paid'`)
  await refused(sql`insert into ledger_entry values (${id}, 'bankTransfer', 'DKK', 1)`)
  await refused(sql`
    insert into ledger_transaction (purchase_id, kind, cause, at)
    select id, 'refund', 'nothing', now() from purchase limit 1`)
})
