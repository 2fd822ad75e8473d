import type { LodgeActivityEvent } from '../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../contract/lodgeRights'
import type { LodgeActivity } from '../contract/lodges/lodgeMemberShapes'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { profileSummaries } from '../shared/profiles/summary'

type Store = Pick<Deps, 'db' | 'clock'>

/** The logs of the lodges that the viewer leads; also of profiles whom the viewer may not see, without their names. */
function openActivities(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('lodgeActivity as activity')
    .innerJoin('lodge', 'lodge.id', 'activity.lodgeId')
    .innerJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .where('own.role', 'in', moderatorRoles)
    .where(lodgeVisibleTo(viewer))
}

export function activityList(
  { db }: Store,
  viewer: MemberViewer,
  { lodgeId, profileId }: { readonly lodgeId: number; readonly profileId?: number },
) {
  // The lodge is looked at once, and not for each event.
  const led = db
    .selectFrom('lodge')
    .innerJoin('lodgeMembership as own', 'own.lodgeId', 'lodge.id')
    .select('lodge.id')
    .where('lodge.id', '=', lodgeId)
    .where('own.profileId', '=', viewer.profile.id)
    .where('own.role', 'in', moderatorRoles)
    .where(lodgeVisibleTo(viewer))
  return db
    .selectFrom('lodgeActivity as activity')
    .select('activity.id')
    .where('activity.lodgeId', '=', lodgeId)
    .where((eb) => eb.exists(led))
    .$if(profileId !== undefined, (all) => all.where('activity.profileId', '=', profileId ?? 0))
    .orderBy('activity.id', 'desc')
}

/** The events that the viewer may read, in the order of the ids; two queries for all. */
export async function activityAnswers(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<LodgeActivity[]> {
  if (ids.length === 0) return []
  const rows = await openActivities(deps.db, viewer)
    .select(['activity.id', 'activity.lodgeId', 'activity.event', 'activity.profileId', 'activity.actorId'])
    .select('activity.createdAt')
    .where('activity.id', '=', anyOf(ids))
    .execute()
  const profileIds = [...new Set(rows.flatMap(({ profileId, actorId }) => [profileId, actorId ?? []].flat()))]
  const profiles = new Map((await profileSummaries(deps, profileIds, viewer)).map((each) => [each.id, each]))
  const byId = new Map(
    rows.map(({ id, lodgeId, event, profileId, actorId, createdAt }): [number, LodgeActivity] => [
      id,
      {
        id,
        lodgeId,
        event: event as LodgeActivityEvent,
        profile: profiles.get(profileId) ?? null,
        actor: (actorId !== null && profiles.get(actorId)) || null,
        createdAt: createdAt.toISOString(),
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
