import type { QueryOf } from '../contract/contract'
import { memberRoles } from '../contract/lodgeRights'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import type { Meetup } from '../contract/lodges/meetupShapes'
import type { ProfileSummary } from '../contract/shapes'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound } from '../core/problem'
import { mediaIn } from '../core/text/richText'
import { mediaByIds } from '../shared/media/store'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { icsPathOf } from './icsPath'
import { meetupSummaries } from './summaries'
import { lodgeOfMeetup, meetupRows, meetupVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** A meetup to read. @throws 404 when it is not for the viewer */
export async function meetupAnswer(deps: Store, viewer: MemberViewer, id: number): Promise<Meetup> {
  const [[summary], row] = await Promise.all([
    meetupSummaries(deps, [id], viewer),
    meetupRows(deps.db)
      .select('meetup.html')
      .where('meetup.id', '=', id)
      .where(meetupVisibleTo(viewer))
      .executeTakeFirst(),
  ])
  if (!summary || !row) throw notFound()
  const media = await mediaByIds(deps, mediaIn(row.html), viewer)
  return { ...summary, html: row.html, media, icsPath: icsPathOf(id) }
}

/**
 * The profiles that come to a meetup, or wait, the first to sign up first. Outside the lodge they are shown as its
 * members are.
 */
function attendees(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { meetupId, gender, status = MeetupSignUpStatus.Coming }: QueryOf<'Lodges.GetMeetupProfiles'>,
) {
  return db
    .selectFrom('meetupSignUp')
    .innerJoin('profile', 'profile.id', 'meetupSignUp.profileId')
    .innerJoin('meetup', 'meetup.id', 'meetupSignUp.meetupId')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .select('meetupSignUp.profileId as id')
    .where('meetupSignUp.meetupId', '=', meetupId)
    .where('meetupSignUp.status', '=', status)
    .$if(gender !== undefined, (profiles) => profiles.where('profile.gender', '=', gender ?? 0))
    .where(visibleTo(viewer))
    .where((eb) => {
      const memberships = eb
        .selectFrom('lodgeMembership as membership')
        .select('membership.lodgeId')
        .whereRef('membership.lodgeId', '=', 'meetup.lodgeId')
      const viewerIsIn = memberships
        .where('membership.profileId', '=', viewer.profile.id)
        .where('membership.role', 'in', memberRoles)
        // The offsets force look-ups per row; otherwise PostgreSQL would read all memberships.
        .offset(0)
      const isShown = memberships
        .whereRef('membership.profileId', '=', 'meetupSignUp.profileId')
        .where('membership.visible', '=', true)
        .offset(0)
      return eb.or([eb.exists(viewerIsIn), eb.and([eb('lodge.membersPublic', '=', true), eb.exists(isShown)])])
    })
    .orderBy('meetupSignUp.id')
}

/** A page of such profiles. @throws 404 when the meetup is not for the viewer */
export async function pageOfAttendees(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Lodges.GetMeetupProfiles'>,
): Promise<ProfileSummary[]> {
  if ((await lodgeOfMeetup(deps.db, viewer, query.meetupId)) === undefined) throw notFound()
  return profileSummaries(deps, await idsOf(attendees(deps, viewer, query), pageOf(query)), viewer)
}
