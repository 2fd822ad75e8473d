import type { BodyOf, QueryOf } from '../contract/contract'
import type { Event } from '../contract/events/eventShapes'
import type { ProfileSummary } from '../contract/shapes'
import { publish } from '../core/events'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound, Problem, unprocessable } from '../core/problem'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { leaveAsHost } from './announcements'
import { eventAnswer } from './event'
import { lockEvent, requireRight } from './visibility'

/** A page of the site's event admins, by name. */
export async function eventAdmins(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventAdmins'>,
): Promise<ProfileSummary[]> {
  const { countryId, dark } = viewer.site
  const list = deps.db
    .selectFrom('eventAdmin')
    .innerJoin('profile', 'profile.id', 'eventAdmin.profileId')
    .select('profile.id')
    .where('eventAdmin.countryId', '=', countryId)
    .where('eventAdmin.dark', '=', dark)
    .where(visibleTo(viewer))
    .orderBy('profile.name')
    .orderBy('profile.id')
  return profileSummaries(deps, await idsOf(list, pageOf(query)), viewer)
}

/** Names an event admin of the site, or takes that back: then they run none of its events. Repeats do no harm. */
export async function setEventAdmin(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { profileId, admin }: BodyOf<'Events.SetEventAdmin'>,
): Promise<void> {
  const { countryId, dark } = viewer.site
  await deps.db.transaction().execute(async (transaction) => {
    const named = await transaction
      .selectFrom('profile')
      .select('profile.id')
      .where('profile.id', '=', profileId)
      .where(visibleTo(viewer))
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!named) throw notFound()
    if (admin) {
      const row = { profileId, countryId, dark, namedBy: viewer.profile.id, namedAt: deps.clock.now() }
      await transaction
        .insertInto('eventAdmin')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await transaction
        .deleteFrom('eventAdmin')
        .where('profileId', '=', profileId)
        .where('countryId', '=', countryId)
        .where('dark', '=', dark)
        .execute()
      const events = transaction
        .selectFrom('event')
        .select('id')
        .where('countryId', '=', countryId)
        .where('dark', '=', dark)
      const left = await transaction
        .deleteFrom('eventHost')
        .where('profileId', '=', profileId)
        .where('eventId', 'in', events)
        .returning('eventId')
        .execute()
      for (const { eventId } of left) await leaveAsHost(deps, transaction, eventId, profileId)
    }
    await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
  })
}

/** Lets an event admin of the event's site run it, or no longer. Repeats do no harm. */
export async function setEventHost(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  viewer: MemberViewer,
  { eventId, profileId, host }: BodyOf<'Events.SetEventHost'>,
): Promise<Event> {
  await deps.db.transaction().execute(async (transaction) => {
    const { countryId, dark } = await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'setHosts')
    if (host) {
      const admin = await transaction
        .selectFrom('eventAdmin')
        .innerJoin('profile', 'profile.id', 'eventAdmin.profileId')
        .select('profile.id')
        .where('profile.id', '=', profileId)
        .where('eventAdmin.countryId', '=', countryId)
        .where('eventAdmin.dark', '=', dark)
        .where(visibleTo(viewer))
        .executeTakeFirst()
      if (!admin) throw unprocessable({ field: 'profileId', code: 'NOT_EVENT_ADMIN' })
      await transaction
        .insertInto('eventHost')
        .values({ eventId, profileId, addedAt: deps.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await transaction
        .deleteFrom('eventHost')
        .where('eventId', '=', eventId)
        .where('profileId', '=', profileId)
        .execute()
      const other = await transaction
        .selectFrom('eventHost')
        .select('profileId')
        .where('eventId', '=', eventId)
        .executeTakeFirst()
      if (!other) throw new Problem(422, 'LAST_HOST')
      await leaveAsHost(deps, transaction, eventId, profileId)
    }
    await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
  })
  return eventAnswer(deps, viewer, eventId)
}
