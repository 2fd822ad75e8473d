import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely'
import { RoleLevel } from '../contract/enums'
import { EventRole, EventSignUpStatus } from '../contract/events/eventEnums'
import { hasEventRight, type EventRight } from '../contract/events/eventRights'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer, Viewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { ConversationRule } from '../shared/visibility/mail'
import type { ViewerExpression } from '../shared/visibility/viewerExpression'

type EventBuilder = ExpressionBuilder<DB, 'event'>
type ProfileId = number | Expression<number>

/**
 * Whether the viewer may see the row of `event`, cancelled or not: it belongs to the viewer's kind of site, and a draft
 * is for its hosts and the staff. An event is the site's, so that no block hides it, only people at it. Every read of
 * events uses this one predicate.
 */
export function eventVisibleTo({ profile, site }: ViewerExpression) {
  return (eb: EventBuilder): Expression<SqlBool> => {
    if (!profile) return eb.val(false)
    return eb.and([
      eb('event.dark', '=', site.dark),
      eb.or([eb('event.publishedAt', 'is not', null), isHost(eb, profile.id), isStaff(profile.id)]),
    ])
  }
}

/** An event's conversation is hidden with the event, also from those who are still in it. */
export const ofOpenEvent: ConversationRule = (viewer) => (eb) =>
  eb.or([
    eb('conversation.eventId', 'is', null),
    eb.exists(
      eb
        .selectFrom('event')
        .select('event.id')
        .whereRef('event.id', '=', 'conversation.eventId')
        .where(eventVisibleTo(viewer)),
    ),
  ])

/** Whether the row of `event` is in the lists of the viewer's site. */
export function upcomingOn({ site }: Viewer) {
  return (eb: EventBuilder): Expression<SqlBool> =>
    eb.and([
      eb('event.countryId', '=', site.countryId),
      eb('event.dark', '=', site.dark),
      eb('event.publishedAt', 'is not', null),
      eb('event.cancelledAt', 'is', null),
    ])
}

function isHost(eb: EventBuilder, profileId: ProfileId): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('eventHost')
      .select('eventHost.eventId')
      .whereRef('eventHost.eventId', '=', 'event.id')
      .where('eventHost.profileId', '=', profileId),
  )
}

function isStaff(profileId: ProfileId): Expression<SqlBool> {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('profile as staff')
      .select('staff.id')
      .where('staff.id', '=', profileId)
      .where('staff.roleLevel', '>=', RoleLevel.Support),
  )
}

/** The role of a profile at the row of `event`. */
export function eventRole(profileId: ProfileId) {
  return (eb: EventBuilder): RawBuilder<EventRole> => {
    const comes = eb
      .selectFrom('eventSignUp as guest')
      .select('guest.id')
      .whereRef('guest.eventId', '=', 'event.id')
      .where('guest.profileId', '=', profileId)
      .where('guest.status', '=', EventSignUpStatus.Coming)
    return sql<EventRole>`case when ${isHost(eb, profileId)} then ${sql.lit(EventRole.Host)}
      when ${isStaff(profileId)} then ${sql.lit(EventRole.Staff)}
      when ${eb.exists(comes)} then ${sql.lit(EventRole.Guest)} else ${sql.lit(EventRole.None)} end`
  }
}

/** The roles that have a right, as a condition on the row of `event`. */
export function hasRightAtEvent(profileId: ProfileId, right: EventRight) {
  const roles = Object.values(EventRole).filter((role) => hasEventRight(role, right))
  return (eb: EventBuilder): Expression<SqlBool> => eb(eventRole(profileId)(eb), 'in', roles)
}

/**
 * The viewer's role at an event.
 * @throws 404 when the viewer may not see the event; 403 without the right
 */
export async function requireRight(
  db: Database,
  viewer: MemberViewer,
  eventId: number | undefined,
  right: EventRight | undefined,
): Promise<EventRole> {
  const event = await db
    .selectFrom('event')
    .select((eb) => eventRole(viewer.profile.id)(eb).as('role'))
    .where('event.id', '=', eventId ?? 0)
    .where(eventVisibleTo(viewer))
    .executeTakeFirst()
  if (!event) throw notFound()
  if (right && !hasEventRight(event.role, right)) throw new Problem(403, 'FORBIDDEN')
  return event.role
}

/** An event that the viewer may see, locked. @throws 404 */
export async function lockEvent(transaction: Transaction<DB>, viewer: MemberViewer, id: number) {
  const event = await transaction
    .selectFrom('event')
    .selectAll()
    .where('event.id', '=', id)
    .where(eventVisibleTo(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!event) throw notFound()
  return event
}
