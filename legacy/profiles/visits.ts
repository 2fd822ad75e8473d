import type { AnswerOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { after, HOUR, MINUTE } from '../core/clock'
import type { Database } from '../core/database/connect'
import { publish } from '../core/events'
import type { Deps, MemberReader } from '../core/handler'
import { notify } from '../shared/notifications/notify'
import { visibleTo } from '../shared/visibility/profiles'
import { withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

/** How far back visits are told of: longer than the longest range that can be chosen, nobody sees them. */
export const VISITS_SHOWN_FOR = 720 * HOUR

/** Somebody who looks again within this time is still on the same visit. */
const VISIT_LASTS = 30 * MINUTE

/** Notes that the reader has looked at a profile. */
export async function registerVisit(
  deps: Store & Pick<Deps, 'limits'>,
  reader: MemberReader,
  profileId: number,
): Promise<void> {
  const own = reader.profile.id
  // An administrator who acts as the member is not the member's visit.
  if (profileId === own || reader.session.impersonatorId !== null) return
  await deps.limits.consume('visitByProfile', String(own))
  const now = deps.clock.now()
  const goesOnSince = after(now, -VISIT_LASTS)
  await withOther(deps.db, reader, profileId, async (transaction) => {
    const before = await transaction
      .selectFrom('visit')
      .select('visitedAt')
      .where('visitedId', '=', profileId)
      .where('visitorId', '=', own)
      .where('dark', '=', reader.site.dark)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await transaction
      .insertInto('visit')
      .values({ visitedId: profileId, visitorId: own, visitedAt: now, dark: reader.site.dark })
      .onConflict((conflict) =>
        conflict.columns(['visitedId', 'visitorId', 'dark']).doUpdateSet((eb) => {
          const same = eb('visit.visitedAt', '>', goesOnSince)
          return {
            visitedAt: now,
            seen: eb.and([same, eb('visit.seen', '=', true)]).$castTo<boolean>(),
            hidden: eb.and([same, eb('visit.hidden', '=', true)]).$castTo<boolean>(),
          }
        }),
      )
      .execute()
    if (before && before.visitedAt > goesOnSince) return
    // Toasts, pushes and mails reach the main site too, where a visit on the dark one is not told of.
    if (reader.site.dark) return publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
    await notify(deps, transaction, { topic: NotificationTopic.Visit, actorId: own, to: [profileId] })
  })
}

/**
 * Who looked at the reader on this side, main or dark, since a moment, latest first: those whom the reader may see and has
 * not hidden.
 */
export function visitsSince(db: Database, reader: MemberReader, since: Date) {
  return db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.visitorId')
    .where('visit.visitedId', '=', reader.profile.id)
    .where('visit.dark', '=', reader.site.dark)
    .where('visit.visitedAt', '>', since)
    .where('visit.hidden', '=', false)
    .where(visibleTo(reader))
}

/** A page of them. */
export async function visitors(
  deps: Store,
  reader: MemberReader,
  { since, skip, take }: { readonly since: Date; readonly skip: number; readonly take: number },
): Promise<AnswerOf<'Profiles.GetVisitors'>> {
  const rows = await visitorList(deps.db, reader, since).offset(skip).limit(take).execute()
  return withProfiles(deps, reader, rows, ({ visitedAt, seen }, profile) => ({
    profile,
    visitedAt: visitedAt.toISOString(),
    seen,
  }))
}

/** The visits in the order in which they are shown. */
export function visitorList(db: Database, reader: MemberReader, since: Date) {
  return visitsSince(db, reader, since)
    .select(['profile.id as profileId', 'visit.visitedAt', 'visit.seen'])
    .orderBy('visit.visitedAt', 'desc')
    .orderBy('visit.visitorId', 'desc')
}

/** Takes a visit off the reader's list until the visitor comes again. */
export async function hideVisit(db: Database, reader: MemberReader, visitorId: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set({ hidden: true })
    .where('visitedId', '=', reader.profile.id)
    .where('visitorId', '=', visitorId)
    .where('dark', '=', reader.site.dark)
    .executeTakeFirstOrThrow()
  await tellIfChanged(db, reader, numUpdatedRows)
}

/** The reader has seen all visits so far; an administrator's look at them is not the member's. */
export async function markVisitsSeen(db: Database, reader: MemberReader): Promise<void> {
  if (reader.session.impersonatorId !== null) return
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set({ seen: true })
    .where('visitedId', '=', reader.profile.id)
    .where('dark', '=', reader.site.dark)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow()
  await tellIfChanged(db, reader, numUpdatedRows)
}

/** The reader's other browsers count anew. */
async function tellIfChanged(db: Database, { profile }: MemberReader, rows: bigint): Promise<void> {
  if (rows > 0n) await publish(db, { type: 'CountsChanged', profileIds: [profile.id] })
}
