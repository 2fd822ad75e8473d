import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { LodgeInvitationStatus, LodgeRequestStatus, type LodgeRole } from '../contract/lodges/lodgeEnums'
import { memberRoles, moderatorRoles } from '../contract/lodgeRights'
import type { LodgeMembership } from '../contract/lodges/lodgeMemberShapes'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { mayRequestFrom } from './joining'

type Store = Pick<Deps, 'db' | 'clock'>
type Row = Awaited<ReturnType<typeof membershipRows>>[number]

/**
 * The memberships that the viewer may know of, with their lodge and profile, and the viewer's own row as `own`. Every
 * read of memberships begins here: the viewer may know of the lodge and the profile, and the membership is their own,
 * or they lead the lodge, or it is a visible one of a lodge that shows its members to them.
 */
export function openMemberships(db: Database, viewer: MemberViewer) {
  const own = viewer.profile.id
  return db
    .selectFrom('lodgeMembership')
    .innerJoin('lodge', 'lodge.id', 'lodgeMembership.lodgeId')
    .innerJoin('profile', 'profile.id', 'lodgeMembership.profileId')
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', own),
    )
    .where(lodgeVisibleTo(viewer))
    .where(visibleTo(viewer))
    .where((eb) =>
      eb.or([
        eb('lodgeMembership.profileId', '=', own),
        eb('own.role', 'in', moderatorRoles),
        eb.and([
          eb('lodgeMembership.joinedAt', 'is not', null),
          eb('lodgeMembership.visible', '=', true),
          eb.or([eb('lodge.membersPublic', '=', true), eb('own.role', 'in', memberRoles)]),
        ]),
      ]),
    )
}

/** Whether a request waits and can be approved: there is no block between its writer and the owner. */
export function isWaiting(eb: ExpressionBuilder<DB, 'lodgeMembership' | 'lodge'>): Expression<SqlBool> {
  const blocks = expressionBuilder<DB>().selectFrom('blacklist').select('blacklist.profileId')
  const [writer, owner] = [eb.ref('lodgeMembership.profileId'), eb.ref('lodge.ownerId')]
  return eb.and([
    eb('lodgeMembership.requestStatus', 'in', [LodgeRequestStatus.Created, LodgeRequestStatus.New]),
    eb.not(eb.exists(blocks.where('blacklist.profileId', '=', writer).where('blacklist.blockedId', '=', owner))),
    eb.not(eb.exists(blocks.where('blacklist.blockedId', '=', writer).where('blacklist.profileId', '=', owner))),
  ])
}

/** The memberships that the viewer may know of, in the order of the ids; two queries for all. */
export async function membershipAnswers(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<LodgeMembership[]> {
  if (ids.length === 0) return []
  const rows = await membershipRows(deps.db, ids, viewer)
  const profileIds = rows.flatMap(({ profileId, invitedBy }) => [profileId, invitedBy ?? []].flat())
  const profiles = await profileSummaries(deps, [...new Set(profileIds)], viewer)
  const profileById = new Map(profiles.map((profile) => [profile.id, profile]))
  const byId = new Map(
    rows.flatMap((row): [number, LodgeMembership][] => {
      const profile = profileById.get(row.profileId)
      if (!profile) return []
      const isConcerned = row.leads || row.profileId === viewer.profile.id
      return [
        [
          row.id,
          {
            id: row.id,
            lodgeId: row.lodgeId,
            profile,
            role: row.role as LodgeRole,
            joinedAt: iso(row.joinedAt),
            visible: row.visible,
            ...(isConcerned ? waysIn(row, profileById) : noWaysIn),
          },
        ],
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const noWaysIn = {
  requestStatus: LodgeRequestStatus.None,
  requestText: null,
  requestedAt: null,
  invitationStatus: LodgeInvitationStatus.None,
  invitedAt: null,
  invitedBy: null,
  blockedAt: null,
  mayRequestFrom: null,
}

/** What the leaders and the profile itself know of how it comes in, or does not. */
function waysIn(row: Row, profiles: ReadonlyMap<number, LodgeMembership['profile']>) {
  return {
    requestStatus: row.requestStatus as LodgeRequestStatus,
    requestText: row.requestText,
    requestedAt: iso(row.requestedAt),
    invitationStatus: row.invitationStatus as LodgeInvitationStatus,
    invitedAt: iso(row.invitedAt),
    invitedBy: (row.invitedBy !== null && profiles.get(row.invitedBy)) || null,
    blockedAt: iso(row.blockedAt),
    mayRequestFrom: iso(mayRequestFrom(row)),
  }
}

function membershipRows(db: Database, ids: readonly number[], viewer: MemberViewer) {
  return openMemberships(db, viewer)
    .selectAll('lodgeMembership')
    .select((eb) =>
      eb.fn
        .coalesce(eb('own.role', 'in', moderatorRoles), eb.lit(false))
        .$castTo<boolean>()
        .as('leads'),
    )
    .where('lodgeMembership.id', '=', anyOf(ids))
    .execute()
}

/** The membership of a profile in a lodge after a change, as the viewer may see it. */
export async function changedMembership(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, profileId }: { readonly lodgeId: number; readonly profileId: number },
): Promise<{ membership: LodgeMembership | null }> {
  const row = await deps.db
    .selectFrom('lodgeMembership')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .where('profileId', '=', profileId)
    .executeTakeFirst()
  const [membership] = await membershipAnswers(deps, row ? [row.id] : [], viewer)
  return { membership: membership ?? null }
}

/** The viewer's own memberships, by the ids of the lodges. */
export async function ownMemberships(deps: Store, viewer: MemberViewer, lodgeIds: readonly number[]) {
  const rows = await deps.db
    .selectFrom('lodge')
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .select(['lodge.id', 'own.id as membershipId'])
    .where('lodge.id', '=', anyOf(lodgeIds))
    .where(lodgeVisibleTo(viewer))
    .execute()
  const memberships = await membershipAnswers(
    deps,
    rows.flatMap(({ membershipId }) => membershipId ?? []),
    viewer,
  )
  const byLodge = new Map(memberships.map((membership) => [membership.lodgeId, membership]))
  const seen = new Set(rows.map(({ id }) => id))
  return lodgeIds.filter((id) => seen.has(id)).map((id) => ({ id, membership: byLodge.get(id) ?? null }))
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
