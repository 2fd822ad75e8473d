import { expressionBuilder, sql } from 'kysely'
import type { QueryOf } from '../contract/contract'
import { ProfileListView } from '../contract/enums'
import { LodgeInvitationStatus, LodgeMemberSort, LodgeRole } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight, lodgeRights } from '../contract/lodgeRights'
import type { LodgeMembership } from '../contract/lodges/lodgeMemberShapes'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer, type Page } from '../core/handler'
import { idsOf, type IdList } from '../core/idList'
import { Problem } from '../core/problem'
import { named } from '../core/text/searchTerms'
import type { LodgeStanding } from '../shared/lodges/rights'
import type { LodgeTask } from '../shared/lodges/tasks'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { visibleTo } from '../shared/visibility/profiles'
import { isWaiting, membershipAnswers, openMemberships } from './membershipAnswer'

type Store = Pick<Deps, 'db' | 'clock'>

interface MemberFilter {
  readonly lodgeId: number
  readonly order?: LodgeMemberSort
  readonly name?: string
}

/** The members of a lodge whom the viewer may see. */
export function memberList({ db }: Store, viewer: MemberViewer, { lodgeId, order, name }: MemberFilter) {
  const inside = openMemberships(db, viewer)
    .select('lodgeMembership.id')
    .where('lodgeMembership.lodgeId', '=', lodgeId)
    .where('lodgeMembership.joinedAt', 'is not', null)
    .$if(name !== undefined, (all) => all.where((eb) => named(eb.ref('profile.name').$castTo<string>(), name ?? '')))
  if (order === LodgeMemberSort.Alphabetically) {
    return inside.orderBy('lodgeMembership.sortName').orderBy('lodgeMembership.profileId')
  }
  const ranked = order === LodgeMemberSort.Rank ? inside.orderBy(sql`lodge_rank(lodge_membership.role)`) : inside
  return ranked.orderBy('lodgeMembership.joinedAt', 'desc').orderBy('lodgeMembership.profileId', 'desc')
}

/** @throws 403 where the lodge shows its members to its members only */
export async function members(
  deps: Store,
  viewer: MemberViewer,
  { skip, take, ...filter }: MemberFilter & Partial<Page>,
  { lodge, role }: LodgeStanding,
): Promise<LodgeMembership[]> {
  if (!lodge.membersPublic && !hasLodgeRight(role, 'seeInside')) throw new Problem(403, 'FORBIDDEN')
  return pageOfMemberships(deps, viewer, memberList(deps, viewer, filter), pageOf({ skip, take }))
}

export async function pageOfMemberships(
  deps: Store,
  viewer: MemberViewer,
  list: IdList,
  page: Page,
): Promise<LodgeMembership[]> {
  return membershipAnswers(deps, await idsOf(list, page), viewer)
}

function requestList({ db }: Store, viewer: MemberViewer, lodgeId: number) {
  return openMemberships(db, viewer)
    .select('lodgeMembership.id')
    .where('lodgeMembership.lodgeId', '=', lodgeId)
    .where('lodgeMembership.role', '=', LodgeRole.Requesting)
    .where(isWaiting)
    .orderBy('lodgeMembership.requestedAt')
    .orderBy('lodgeMembership.profileId')
}

/** The requests that wait; only the detailed view holds their words. */
export async function requests(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, viewStyle = ProfileListView.Detailed, ...page }: QueryOf<'Lodges.GetPendingMembershipRequests'>,
): Promise<LodgeMembership[]> {
  const waiting = await pageOfMemberships(deps, viewer, requestList(deps, viewer, lodgeId), pageOf(page))
  if (viewStyle === ProfileListView.Detailed) return waiting
  return waiting.map((request) => ({ ...request, requestText: null }))
}

export function blockedList({ db }: Store, viewer: MemberViewer, lodgeId: number) {
  return openMemberships(db, viewer)
    .select('lodgeMembership.id')
    .where('lodgeMembership.lodgeId', '=', lodgeId)
    .where('lodgeMembership.role', '=', LodgeRole.Blacklisted)
    .orderBy('lodgeMembership.blockedAt', 'desc')
    .orderBy('lodgeMembership.profileId', 'desc')
}

/** The invitations that wait: those for the viewer, or those of a lodge. */
export function invitationList({ db }: Store, viewer: MemberViewer, lodgeId: number | undefined) {
  const waiting = openMemberships(db, viewer)
    .select('lodgeMembership.id')
    .where('lodgeMembership.invitationStatus', '=', LodgeInvitationStatus.Invited)
  const wanted =
    lodgeId === undefined
      ? waiting.where('lodgeMembership.profileId', '=', viewer.profile.id)
      : waiting.where('lodgeMembership.lodgeId', '=', lodgeId)
  return wanted.orderBy('lodgeMembership.invitedAt', 'desc').orderBy('lodgeMembership.id', 'desc')
}

/** Requests that wait in the lodges that the viewer leads. */
export const waitingRequests: LodgeTask = {
  right: 'decideRequests',
  count: (viewer, lodgeId) =>
    expressionBuilder<DB>()
      .selectFrom('lodgeMembership as own')
      .innerJoin('lodge', 'lodge.id', 'own.lodgeId')
      .innerJoin('lodgeMembership', 'lodgeMembership.lodgeId', 'own.lodgeId')
      .innerJoin('profile', 'profile.id', 'lodgeMembership.profileId')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('own.profileId', '=', viewer.profile.id)
      .where('own.role', 'in', lodgeRights.decideRequests)
      .$if(lodgeId !== undefined, (waiting) => waiting.where('own.lodgeId', '=', lodgeId ?? 0))
      .where('lodgeMembership.role', '=', LodgeRole.Requesting)
      .where(lodgeVisibleTo(viewer))
      .where(visibleTo(viewer))
      .where(isWaiting)
      .$asScalar()
      .$notNull(),
}
