import { sql } from 'kysely'
import { memberRoles } from '../contract/lodgeRights'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { after } from '../core/clock'
import type { Deps, Viewer } from '../core/handler'
import { defineCalendar, KEPT_FOR, MAX_DESCRIPTION, MAX_ENTRIES } from '../shared/gatherings/feed'
import type { CalendarEntry } from '../shared/gatherings/ics'
import { icsPathOf } from './icsPath'
import { meetupPath } from './notified'
import { meetupRows, meetupVisibleTo } from './visibility'

/** Calendar files of meetups. */
export const meetupCalendar = defineCalendar({
  name: 'meetup',
  table: 'meetupFeed',
  isOn: ({ site }) => !site.disabledLodges,
  icsPath: icsPathOf,
  one: async (deps, viewer, id) => {
    const meetup = await calendarMeetups(deps, viewer).where('meetup.id', '=', id).executeTakeFirst()
    return meetup && entryOf(meetup)
  },
  own: async (deps, viewer) => (await signedUpMeetups(deps, viewer).execute()).map(entryOf),
})

type CalendarMeetup = Awaited<ReturnType<ReturnType<typeof calendarMeetups>['execute']>>[number]

function entryOf({ id, lodgeId, signUpStatus, ...meetup }: CalendarMeetup): CalendarEntry {
  return {
    ...meetup,
    uid: `meetup-${id}`,
    path: meetupPath(lodgeId, id),
    tentative: signUpStatus === MeetupSignUpStatus.Waiting,
  }
}

/** The meetups that the viewer has signed up for and may see, with what became of them. */
export function signedUpMeetups(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer) {
  return calendarMeetups(deps, viewer)
    .where('meetupSignUp.profileId', '=', viewer.profile?.id ?? 0)
    .where('meetup.endsAt', '>', after(deps.clock.now(), -KEPT_FOR))
    .orderBy('meetup.beginsAt')
    .orderBy('meetup.id')
    .limit(MAX_ENTRIES)
}

/** The meetups that the viewer may see, as calendar programs show them. */
function calendarMeetups({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  const own = viewer.profile?.id ?? 0
  return meetupRows(db)
    .leftJoin('meetupSignUp', (join) =>
      join.onRef('meetupSignUp.meetupId', '=', 'meetup.id').on('meetupSignUp.profileId', '=', own),
    )
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'meetup.lodgeId').on('own.profileId', '=', own).on('own.role', 'in', memberRoles),
    )
    .select([
      'meetup.id',
      'meetup.lodgeId',
      'meetup.title',
      'meetup.place',
      'meetup.beginsAt',
      'meetup.endsAt',
      'meetup.createdAt',
      'meetup.editedAt',
      'meetup.cancelledAt',
      'meetup.revision',
      'meetupSignUp.status as signUpStatus',
    ])
    .select(sql<string>`left(meetup.words, ${MAX_DESCRIPTION}::integer)`.as('words'))
    .select(sql<string>`case when own.role is null then '' else meetup.address end`.as('address'))
    .where(meetupVisibleTo(viewer))
}
