import type { AnswerOf, BodyOf } from '../contract/contract'
import { LodgeRole, type LodgeNotificationTopic } from '../contract/lodges/lodgeEnums'
import { memberRoles } from '../contract/lodgeRights'
import type { LodgeNotificationSettings, LodgeTopicSetting } from '../contract/lodges/lodgeMemberShapes'
import { changeOwn } from '../core/changeOwn'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { defaultSettings } from '../shared/lodges/notificationSettings'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { changeMemberships } from './change'
import { save } from './transitions'

type Store = Pick<Deps, 'db' | 'clock'>

export async function visibilityIn({ db }: Store, { profile }: MemberViewer, lodgeId: number) {
  return db
    .selectFrom('lodgeMembership')
    .select('visible')
    .where('lodgeId', '=', lodgeId)
    .where('profileId', '=', profile.id)
    .executeTakeFirstOrThrow()
}

/** Shows or hides the viewer's membership. The owner cannot hide. */
export function setVisibility(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, visible }: BodyOf<'Lodges.UpdateLodgeMemberVisibility'>,
): Promise<void> {
  const call = 'Lodges.UpdateLodgeMemberVisibility'
  return changeMemberships(deps, viewer, lodgeId, { call }, async (change) => {
    if (!visible && change.role === LodgeRole.Owner) throw new Problem(422, 'OWNER_IS_SHOWN')
    await save(change, viewer.profile.id, { visible })
  })
}

/** How the viewer is notified of a lodge: by settings of its own, else by the defaults. */
export async function lodgeSettings(
  { db }: Store,
  { profile }: MemberViewer,
  lodgeId: number,
): Promise<LodgeNotificationSettings> {
  const rows = await db
    .selectFrom('lodgeNotificationSetting')
    .select(['topic', 'delivery'])
    .where('profileId', '=', profile.id)
    .where('lodgeId', '=', lodgeId)
    .orderBy('topic')
    .execute()
  if (rows.length === 0) return { lodgeId, own: false, settings: await defaultSettings(db, profile.id) }
  return { lodgeId, own: true, settings: rows.map(setting) }
}

/** The defaults, and the settings of the viewer's lodges that have their own. */
export async function allSettings(
  { db }: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'Lodges.GetLodgesNotificationSettings'>> {
  const { id } = viewer.profile
  const rows = await db
    .selectFrom('lodgeNotificationSetting as own')
    .innerJoin('lodge', 'lodge.id', 'own.lodgeId')
    .innerJoin('lodgeMembership as member', (join) =>
      join.onRef('member.lodgeId', '=', 'lodge.id').on('member.profileId', '=', id),
    )
    .select(['own.lodgeId', 'own.topic', 'own.delivery'])
    .where('own.profileId', '=', id)
    .where('member.role', 'in', memberRoles)
    .where(lodgeVisibleTo(viewer))
    .orderBy('lodge.name')
    .orderBy('lodge.id')
    .orderBy('own.topic')
    .execute()
  const byLodge = new Map<number, LodgeTopicSetting[]>()
  for (const { lodgeId, ...row } of rows) byLodge.set(lodgeId, [...(byLodge.get(lodgeId) ?? []), setting(row)])
  const lodges = [...byLodge].map(([lodgeId, settings]) => ({ lodgeId, own: true, settings }))
  return { defaults: await defaultSettings(db, id), lodges }
}

/** Sets a topic of a lodge; the first time the lodge takes over the defaults of the others. */
export async function setLodgeSetting(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, topic, delivery }: BodyOf<'Lodges.UpdateLodgeNotificationSettings'>,
): Promise<LodgeNotificationSettings> {
  await changeOwn(deps, viewer, async (transaction) => {
    const { settings } = await lodgeSettings({ ...deps, db: transaction }, viewer, lodgeId)
    const values = settings.map((each) => ({
      profileId: viewer.profile.id,
      lodgeId,
      ...each,
      ...(each.topic === topic && { delivery }),
    }))
    await transaction
      .insertInto('lodgeNotificationSetting')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['profileId', 'lodgeId', 'topic'])
          .doUpdateSet((eb) => ({ delivery: eb.ref('excluded.delivery') })),
      )
      .execute()
  })
  return lodgeSettings(deps, viewer, lodgeId)
}

export async function setDefault(
  { db }: Store,
  { profile }: MemberViewer,
  { topic, delivery }: BodyOf<'Lodges.UpdateLodgeDefaultNotificationSettings'>,
): Promise<LodgeTopicSetting[]> {
  await db
    .insertInto('lodgeNotificationDefault')
    .values({ profileId: profile.id, topic, delivery })
    .onConflict((conflict) => conflict.columns(['profileId', 'topic']).doUpdateSet({ delivery }))
    .execute()
  return defaultSettings(db, profile.id)
}

/** Makes a lodge follow the defaults again. */
export async function deleteLodgeSettings(
  deps: Store,
  viewer: MemberViewer,
  lodgeId: number,
): Promise<LodgeNotificationSettings> {
  await deps.db
    .deleteFrom('lodgeNotificationSetting')
    .where('profileId', '=', viewer.profile.id)
    .where('lodgeId', '=', lodgeId)
    .execute()
  return lodgeSettings(deps, viewer, lodgeId)
}

function setting({ topic, delivery }: { readonly topic: number; readonly delivery: number }): LodgeTopicSetting {
  return { topic: topic as LodgeNotificationTopic, delivery }
}
