import type { Transaction } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { MessageType, NotificationItemType, NotificationTopic } from '../contract/enums'
import { PurchasableItem } from '../contract/money/moneyEnums'
import { after, birthdayNumbers, calendarDay, DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import type { Site } from '../core/sites'
import { requiredText } from '../core/text/plainText'
import { lockConversationOfPair } from '../shared/mail/pair'
import { post } from '../shared/mail/post'
import type { Fulfilment } from '../shared/money/fulfilments'
import { onlyOffer } from '../shared/money/offers'
import { notePurchaseEvent, type Purchase } from '../shared/money/purchases'
import { mayReceive } from '../shared/money/recipients'
import { requestRefund } from '../shared/money/requestRefund'
import { notify } from '../shared/notifications/notify'
import { personBirthday } from '../shared/profiles/birthday'
import { lockPair } from '../shared/profiles/others'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'

const MAX_LENGTH = 500
/** How long ahead a greeting can be bought. */
const DAYS_AHEAD = 7
const MAX_SHOWN = 50

/** A greeting that is handed over on the birthday. */
export const birthdayWishes: Fulfilment = {
  accept: async (deps, viewer, { recipientId, text: written }) => {
    if (recipientId === null || !(await mayReceive(deps, viewer, recipientId))) throw notFound()
    const text = requiredText('text', written ?? '')
    if (text.length > MAX_LENGTH) throw invalid({ field: 'text', code: 'TOO_LONG', params: { max: MAX_LENGTH } })
    if (!(await nextBirthday(deps.db, recipientId, daysFrom(viewer.site, deps.clock.now())))) {
      throw new Problem(422, 'NO_BIRTHDAY')
    }
    return { recipientId, text }
  },
  give: async (deps, db, purchase) => {
    const { id, profileId, recipientId, siteId, text, createdAt } = purchase
    // The receiver was erased before it was paid.
    if (profileId === null || recipientId === null || text === null) return payBack(deps, db, purchase)
    const { clock, settings } = deps
    const site = settings.sites.byId(siteId)
    const day = await nextBirthday(db, recipientId, daysFrom(site, createdAt))
    await db
      .insertInto('birthdayWish')
      .values({
        purchaseId: id,
        profileId,
        receiverId: recipientId,
        text,
        deliverOn: day ?? calendarDay(clock.now(), site.timeZone),
      })
      .execute()
  },
}

/** The days on which a greeting can be handed over, first one first. */
function daysFrom({ timeZone }: Pick<Site, 'timeZone'>, moment: Date): string[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => calendarDay(after(moment, days * DAY), timeZone))
}

async function nextBirthday(db: Database, profileId: number, days: readonly string[]): Promise<string | undefined> {
  const persons = await db
    .selectFrom('person')
    .select(personBirthday.as('number'))
    .where('profileId', '=', profileId)
    .execute()
  return days.find((day) => persons.some(({ number }) => birthdayNumbers(day).includes(number)))
}

export async function birthdayWishesPage(
  deps: Deps,
  viewer: MemberViewer,
): Promise<AnswerOf<'Payment.BirthdayWishesData'>> {
  const days = daysFrom(viewer.site, deps.clock.now())
  const rows = await deps.db
    .selectFrom('favourite')
    .innerJoin('profile', 'profile.id', 'favourite.favouriteId')
    .innerJoin('person', 'person.profileId', 'profile.id')
    .select(['profile.id', personBirthday.as('number')])
    .where('favourite.profileId', '=', viewer.profile.id)
    .where(visibleTo(viewer))
    .where(personBirthday, 'in', days.flatMap(birthdayNumbers))
    .orderBy('profile.id')
    .execute()
  const dayOf = (number: number) => days.find((day) => birthdayNumbers(day).includes(number)) ?? ''
  const byDay = rows
    .map(({ id, number }) => ({ id, date: dayOf(number) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const ids = [...new Set(byDay.map(({ id }) => id))].slice(0, MAX_SHOWN)
  const profiles = await profileSummaries(deps, ids, viewer)
  return {
    offer: await onlyOffer(deps, viewer, PurchasableItem.BirthdayWishes),
    maxLength: MAX_LENGTH,
    birthdays: profiles.flatMap((profile) => {
      const date = byDay.find(({ id }) => id === profile.id)?.date
      return date ? [{ profile, date }] : []
    }),
  }
}

/** Hands over the greetings whose day has come. What cannot be handed over is paid back. */
export async function deliverBirthdayWishes(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  // Denmark and its neighbours are at most two hours ahead of UTC.
  const today = calendarDay(now, 'Europe/Copenhagen')
  const due = await deps.db
    .selectFrom('birthdayWish')
    .select('purchaseId')
    .where('deliveredAt', 'is', null)
    .where('deliverOn', '<=', today)
    .orderBy('purchaseId')
    .limit(500)
    .execute()
  for (const { purchaseId } of due) {
    await deps.db
      .transaction()
      .execute((transaction) => deliver(deps, transaction, purchaseId))
      .catch((error: unknown) => deps.log.error({ err: error, purchase: purchaseId }, 'A greeting was not delivered'))
  }
}

async function deliver(deps: Deps, db: Transaction<DB>, purchaseId: number): Promise<void> {
  const named = await db.selectFrom('birthdayWish').selectAll().where('purchaseId', '=', purchaseId).executeTakeFirst()
  if (!named) return
  const { profileId: senderId, receiverId, text } = named
  const now = deps.clock.now()
  // A concurrent block waits, or has taken effect.
  await lockPair(db, senderId, receiverId, 'act')
  const profiles = await db
    .selectFrom('profile')
    .select(['id', 'gender'])
    .where('id', 'in', [senderId, receiverId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const purchase = await db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const taken = await db
    .updateTable('birthdayWish')
    .set({ deliveredAt: now })
    .where('purchaseId', '=', purchaseId)
    .where('deliveredAt', 'is', null)
    .returning('purchaseId')
    .executeTakeFirst()
  if (!taken) return
  const site = deps.settings.sites.byId(purchase.siteId)
  const sender = profiles.find(({ id }) => id === senderId)
  const open = await db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', receiverId)
    .where(visibleTo({ site, profile: sender }))
    .executeTakeFirst()
  if (!open) {
    await payBack(deps, db, purchase)
    return
  }
  const conversationId = await lockConversationOfPair(deps, db, senderId, receiverId)
  const content = { type: MessageType.BirthdayWishes, text } as const
  const posted = await post(deps, db, { conversationId, senderId }, content)
  if (!posted) return
  const item = { itemType: NotificationItemType.Conversation, itemId: conversationId }
  await notify(deps, db, { topic: NotificationTopic.Mail, actorId: senderId, to: posted.receiverIds, ...item })
}

async function payBack(deps: Deps, db: Transaction<DB>, purchase: Purchase): Promise<void> {
  await notePurchaseEvent(db, purchase.id, 'undeliverable', deps.clock.now())
  await requestRefund(deps, db, purchase, {
    amount: purchase.amount,
    reason: 'The greeting could not be delivered',
    told: 'WISH_UNDELIVERED',
  })
}
