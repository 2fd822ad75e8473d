import type { AnswerOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { after, HOUR, MINUTE } from '../core/clock'
import type { Database } from '../core/database/connect'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notify } from '../shared/notifications/notify'
import { visibleTo } from '../shared/visibility/profiles'
import { withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

/** How far back visits are told of: longer than the longest range that can be chosen, nobody sees them. */
export const VISITS_SHOWN_FOR = 720 * HOUR

/** Somebody who looks again within this time is still on the same visit. */
const VISIT_LASTS = 30 * MINUTE

/** Notes that the viewer has looked at a profile. */
export async function registerVisit(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  profileId: number,
): Promise<void> {
  const own = viewer.profile.id
  // An administrator who acts as the member is not the member's visit.
  if (profileId === own || viewer.session.impersonatorId !== null) return
  await deps.limits.consume('visitByProfile', String(own))
  const now = deps.clock.now()
  const goesOnSince = after(now, -VISIT_LASTS)
  await withOther(deps.db, viewer, profileId, async (transaction) => {
    const before = await transaction
      .selectFrom('visit')
      .select('visitedAt')
      .where('visitedId', '=', profileId)
      .where('visitorId', '=', own)
      .where('dark', '=', viewer.site.dark)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await transaction
      .insertInto('visit')
      .values({ visitedId: profileId, visitorId: own, visitedAt: now, dark: viewer.site.dark })
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
    if (viewer.site.dark) return publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
    await notify(deps, transaction, { topic: NotificationTopic.Visit, actorId: own, to: [profileId] })
  })
}

/**
 * Who looked at the viewer on this side, main or dark, since a moment, latest first: those whom the viewer may see and has
 * not hidden.
 */
export function visitsSince(db: Database, viewer: MemberViewer, since: Date) {
  return db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.visitorId')
    .where('visit.visitedId', '=', viewer.profile.id)
    .where('visit.dark', '=', viewer.site.dark)
    .where('visit.visitedAt', '>', since)
    .where('visit.hidden', '=', false)
    .where(visibleTo(viewer))
}

/** A page of them. */
export async function visitors(
  deps: Store,
  viewer: MemberViewer,
  { since, skip, take }: { readonly since: Date; readonly skip: number; readonly take: number },
): Promise<AnswerOf<'Profiles.GetVisitors'>> {
  const rows = await visitorList(deps.db, viewer, since).offset(skip).limit(take).execute()
  return withProfiles(deps, viewer, rows, ({ visitedAt, seen }, profile) => ({
    profile,
    visitedAt: visitedAt.toISOString(),
    seen,
  }))
}

/** The visits in the order in which they are shown. */
export function visitorList(db: Database, viewer: MemberViewer, since: Date) {
  return visitsSince(db, viewer, since)
    .select(['profile.id as profileId', 'visit.visitedAt', 'visit.seen'])
    .orderBy('visit.visitedAt', 'desc')
    .orderBy('visit.visitorId', 'desc')
}

/** Takes a visit off the viewer's list until the visitor comes again. */
export async function hideVisit(db: Database, viewer: MemberViewer, visitorId: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set({ hidden: true })
    .where('visitedId', '=', viewer.profile.id)
    .where('visitorId', '=', visitorId)
    .where('dark', '=', viewer.site.dark)
    .executeTakeFirstOrThrow()
  await publishIfChanged(db, viewer, numUpdatedRows)
}

/** The viewer has seen all visits so far; an administrator's look at them is not the member's. */
export async function markVisitsSeen(db: Database, viewer: MemberViewer): Promise<void> {
  if (viewer.session.impersonatorId !== null) return
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set({ seen: true })
    .where('visitedId', '=', viewer.profile.id)
    .where('dark', '=', viewer.site.dark)
    .where('seen', '=', false)
    .executeTakeFirstOrThrow()
  await publishIfChanged(db, viewer, numUpdatedRows)
}

/** The viewer's other browsers count anew. */
async function publishIfChanged(db: Database, { profile }: MemberViewer, rows: bigint): Promise<void> {
  if (rows > 0n) await publish(db, { type: 'CountsChanged', profileIds: [profile.id] })
}
