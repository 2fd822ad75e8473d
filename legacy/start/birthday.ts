import type { Transaction } from 'kysely'
import { after, birthdayNumbers, calendarDay, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, Problem } from '../core/problem'
import { personBirthday } from '../shared/profiles/birthday'

const PRESENT_LASTS = DAY

type Store = Pick<Deps, 'db' | 'clock'>

export async function takeQuickScorAd(deps: Store, viewer: MemberViewer, text: string): Promise<void> {
  const trimmed = text.trim()
  if (!trimmed) throw invalid({ field: 'text', code: 'REQUIRED' })
  await answerBirthday(deps, viewer, async (db, now) => {
    await db
      .insertInto('quickScorAd')
      .values({
        profileId: viewer.profile.id,
        text: trimmed,
        dark: viewer.site.dark,
        createdAt: now,
        expiresAt: after(now, PRESENT_LASTS),
      })
      .execute()
  })
}

export async function takeSearchPromotion(deps: Store, viewer: MemberViewer): Promise<void> {
  await answerBirthday(deps, viewer, async (db, now) => {
    await db
      .insertInto('searchPromotion')
      .values({ profileId: viewer.profile.id, startsAt: now, endsAt: after(now, PRESENT_LASTS) })
      .execute()
  })
}

export async function rejectBirthday(deps: Store, viewer: MemberViewer): Promise<void> {
  await answerBirthday(deps, viewer, async () => {})
}

async function answerBirthday(
  { db, clock }: Store,
  viewer: MemberViewer,
  give: (db: Transaction<DB>, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const today = calendarDay(now, viewer.site.timeZone)
  const year = Number(today.slice(0, 4))
  await db.transaction().execute(async (transaction) => {
    const celebrated = await transaction
      .selectFrom('person')
      .select('person.id')
      .where('person.profileId', '=', viewer.profile.id)
      .where(personBirthday, 'in', birthdayNumbers(today))
      .executeTakeFirst()
    // Not an access error: on another day there is no present to answer.
    if (!celebrated) throw new Problem(409, 'UNKNOWN_ITEM')
    // The row lock lets one of two simultaneous answers through. Each birthday of a couple is answered separately.
    const answered = await transaction
      .updateTable('person')
      .set({ birthdayAnsweredYear: year })
      .where('person.profileId', '=', viewer.profile.id)
      .where(personBirthday, 'in', birthdayNumbers(today))
      .where('birthdayAnsweredYear', 'is distinct from', year)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new Problem(409, 'ALREADY_USED')
    await give(transaction, now)
  })
}
