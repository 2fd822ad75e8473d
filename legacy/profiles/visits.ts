import type { AnswerOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { after, HOUR, MINUTE } from '../core/clock'
import type { Database } from '../core/database/connect'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import type { DarkDeparture } from '../shared/darkDepartures'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import { notify } from '../shared/notifications/notify'
import { visibleTo } from '../shared/visibility/profiles'
import { withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

/** Visits older than the longest range that can be chosen are not shown. */
export const VISITS_SHOWN_FOR = 720 * HOUR

/** Another look within this time belongs to the same visit. */
const VISIT_LASTS = 30 * MINUTE

export async function registerVisit(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  profileId: number,
): Promise<void> {
  const own = viewer.profile.id
  // An impersonating administrator leaves no visit.
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
    // Toasts, pushes and mails reach the main site too, which must not show visits on the dark one.
    if (viewer.site.dark) return publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
    const visited = aboutProfile(profileId)
    await notify(deps, transaction, { topic: NotificationTopic.Visit, actorId: own, to: [profileId], ...visited })
  })
}

/**
 * Visitors of the viewer on this side, main or dark, since a moment, latest first: those whom the viewer may see
 * and has not hidden.
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

export function visitorList(db: Database, viewer: MemberViewer, since: Date) {
  return visitsSince(db, viewer, since)
    .select(['profile.id as profileId', 'visit.visitedAt', 'visit.seen'])
    .orderBy('visit.visitedAt', 'desc')
    .orderBy('visit.visitorId', 'desc')
}

/** Hides a visit from the viewer until the visitor comes again. */
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

/** Marks all visits so far as seen, unless an administrator impersonates the viewer. */
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

/** Makes the viewer's other browsers refresh their counts. */
async function publishIfChanged(db: Database, { profile }: MemberViewer, rows: bigint): Promise<void> {
  if (rows > 0n) await publish(db, { type: 'CountsChanged', profileIds: [profile.id] })
}

/** Removes the visits on the dark sites, by a profile and of it. */
export const removeDarkVisits: DarkDeparture = async (_deps, transaction, profileId) => {
  await transaction
    .deleteFrom('visit')
    .where('dark', '=', true)
    .where((eb) => eb.or([eb('visitedId', '=', profileId), eb('visitorId', '=', profileId)]))
    .execute()
}
