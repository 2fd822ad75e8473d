import { sql } from 'kysely'
import { EventRole, EventSignUpStatus } from '../contract/events/eventEnums'
import { mayEnter } from '../core/access/access'
import { after } from '../core/clock'
import type { Deps, MemberViewer, PlainRoutes, Viewer } from '../core/handler'
import { logLook } from '../core/http/staffLog'
import { viewerOf } from '../core/http/viewer'
import { notFound } from '../core/problem'
import { guestColumns, guestStatus, genderName } from '../content/guests/guests'
import { defineCalendar, KEPT_FOR, MAX_DESCRIPTION, MAX_ENTRIES, privateFile } from '../shared/gatherings/feed'
import type { CalendarEntry } from '../shared/gatherings/ics'
import { localTime } from '../shared/gatherings/times'
import { eventPath, exportPathOf, icsPathOf } from './paths'
import { eventRole, eventVisibleTo, hasRightAtEvent } from './visibility'

/** Calendar files of events. */
export const eventCalendar = defineCalendar({
  name: 'event',
  table: 'eventFeed',
  isOn: hasEvents,
  icsPath: icsPathOf,
  one: async (deps, viewer, id) => {
    const event = await calendarEvents(deps, viewer).where('event.id', '=', id).executeTakeFirst()
    return event && entryOf(event)
  },
  own: async (deps, viewer) => (await signedUpEvents(deps, viewer).execute()).map(entryOf),
})

function hasEvents({ site }: Viewer): boolean {
  return !site.disabledEvents
}

type CalendarEvent = Awaited<ReturnType<ReturnType<typeof calendarEvents>['execute']>>[number]

function entryOf({ id, signUpStatus, ...event }: CalendarEvent): CalendarEntry {
  const comes = signUpStatus === null || signUpStatus === EventSignUpStatus.Coming
  return { ...event, uid: `event-${id}`, path: eventPath(id), tentative: !comes }
}

/** The events that the viewer has signed up for and may see, with what became of them. */
export function signedUpEvents(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer) {
  return calendarEvents(deps, viewer)
    .where('own.profileId', '=', viewer.profile?.id ?? 0)
    .where('event.endsAt', '>', after(deps.clock.now(), -KEPT_FOR))
    .orderBy('event.beginsAt')
    .orderBy('event.id')
    .limit(MAX_ENTRIES)
}

function calendarEvents({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  const own = viewer.profile?.id ?? 0
  return db
    .selectFrom('event')
    .leftJoin('eventSignUp as own', (join) => join.onRef('own.eventId', '=', 'event.id').on('own.profileId', '=', own))
    .select([
      'event.id',
      'event.title',
      'event.place',
      'event.beginsAt',
      'event.endsAt',
      'event.createdAt',
      'event.editedAt',
      'event.cancelledAt',
      'event.revision',
      'own.status as signUpStatus',
    ])
    .select(sql<string>`left(event.words, ${MAX_DESCRIPTION}::integer)`.as('words'))
    .select((eb) =>
      eb
        .case()
        .when(hasRightAtEvent(own, 'seeInside')(eb as Parameters<ReturnType<typeof hasRightAtEvent>>[0]))
        .then(eb.ref('event.address'))
        .else('')
        .end()
        .as('address'),
    )
    .where((eb) => eventVisibleTo(viewer)(eb as Parameters<ReturnType<typeof eventVisibleTo>>[0]))
}

/** The list of those who come, as a CSV file for those who check in. */
export const exportRoutes: PlainRoutes = (app, deps) => {
  app.get<{ Params: { id: string } }>(exportPathOf(':id'), async (request, reply) => {
    const viewer = await viewerOf(deps, request)
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
    if (!hasEvents(viewer) || !mayEnter(deps, viewer) || !viewer.profile) throw notFound()
    // A file outlasts the impersonation.
    if (viewer.session?.impersonatorId !== null) throw notFound()
    const event = await deps.db
      .selectFrom('event')
      .select((eb) => eventRole(viewer.profile?.id ?? 0)(eb).as('role'))
      .where('event.id', '=', id)
      .where(eventVisibleTo(viewer))
      .where(hasRightAtEvent(viewer.profile.id, 'checkIn'))
      .executeTakeFirst()
    if (!event) throw notFound()
    // It is a look at the list of the door.
    if (event.role === EventRole.Staff) await logLook(deps, viewer, 'Events.GetCheckInList', { eventId: id })
    const lines = await guestLines(deps, viewer as MemberViewer, id)
    // Spreadsheets take it for another encoding without the mark.
    const file = `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
    return privateFile(reply, 'attachment; filename="guests.csv"').type('text/csv; charset=utf-8').send(file)
  })
}

async function guestLines({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, eventId: number): Promise<string[][]> {
  const rows = await db
    .selectFrom('eventSignUp')
    .innerJoin('event', 'event.id', 'eventSignUp.eventId')
    .innerJoin('profile', 'profile.id', 'eventSignUp.profileId')
    .select(['profile.name', 'eventSignUp.gender', 'eventSignUp.persons', 'eventSignUp.status'])
    .select((eb) => [
      localTime(eb.ref('eventSignUp.signedUpAt'), eb.ref('event.timeZone')).as('signedUpAt'),
      localTime(sql<Date>`event_sign_up.checked_in_at`, eb.ref('event.timeZone')).as('checkedInAt'),
    ])
    .where('eventSignUp.eventId', '=', eventId)
    .where('eventSignUp.status', 'in', [EventSignUpStatus.Coming, EventSignUpStatus.Held])
    .orderBy('profile.name')
    .orderBy('eventSignUp.id')
    .execute()
  const { locale } = viewer
  return [
    guestColumns(locale),
    ...rows.map((row) => [
      row.name,
      genderName(locale, row.gender),
      String(row.persons),
      guestStatus(locale, row.status === EventSignUpStatus.Coming),
      row.signedUpAt,
      row.checkedInAt ?? '',
    ]),
  ]
}

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
