import type { QueryOf } from '../contract/contract'
import type { Event } from '../contract/events/eventShapes'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { hasEventRight } from '../contract/events/eventRights'
import type { ProfileSummary } from '../contract/shapes'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound } from '../core/problem'
import { mediaIn } from '../core/text/richText'
import { mediaByIds } from '../shared/media/store'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { exportPathOf, icsPathOf } from './paths'
import { eventSummaries } from './summaries'
import { ticketsOf } from './tickets'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Hosts shown with an event. */
const MAX_HOSTS = 20

/** An event to read. @throws 404 when it is not for the viewer */
export async function eventAnswer(deps: Store, viewer: MemberViewer, id: number): Promise<Event> {
  const [summary] = await eventSummaries(deps, [id], viewer)
  if (!summary) throw notFound()
  const { html } = await deps.db.selectFrom('event').select('html').where('id', '=', id).executeTakeFirstOrThrow()
  const [media, hosts, tickets] = await Promise.all([
    mediaByIds(deps, mediaIn(html), viewer),
    hostsOf(deps, viewer, id),
    ticketsOf(deps, viewer, id),
  ])
  const isExportable = hasEventRight(summary.role, 'checkIn') && viewer.session.impersonatorId === null
  const exportPath = isExportable ? exportPathOf(id) : null
  return { ...summary, html, media, hosts, tickets, icsPath: icsPathOf(id), exportPath }
}

async function hostsOf(deps: Store, viewer: MemberViewer, eventId: number): Promise<ProfileSummary[]> {
  const rows = await deps.db
    .selectFrom('eventHost')
    .select('profileId')
    .where('eventId', '=', eventId)
    .orderBy('addedAt')
    .orderBy('profileId')
    .limit(MAX_HOSTS)
    .execute()
  return profileSummaries(
    deps,
    rows.map(({ profileId }) => profileId),
    viewer,
  )
}

/** A page of those who come and let others know, the first first. */
export async function pageOfGuests(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventProfiles'>,
): Promise<ProfileSummary[]> {
  const { eventId, gender } = query
  const guests = deps.db
    .selectFrom('eventSignUp')
    .innerJoin('profile', 'profile.id', 'eventSignUp.profileId')
    .select('eventSignUp.profileId as id')
    .where('eventSignUp.eventId', '=', eventId)
    .where('eventSignUp.status', '=', EventSignUpStatus.Coming)
    .where((eb) => eb.or([eb('eventSignUp.visible', '=', true), eb('eventSignUp.profileId', '=', viewer.profile.id)]))
    .$if(gender !== undefined, (profiles) => profiles.where('profile.gender', '=', gender ?? 0))
    .where(visibleTo(viewer))
    .orderBy('eventSignUp.id')
  return profileSummaries(deps, await idsOf(guests, pageOf(query)), viewer)
}
