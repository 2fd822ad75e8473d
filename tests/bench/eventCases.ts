import type { QueryOf } from '../../legacy/contract/contract'
import { EventSignUpStatus, OwnEvents } from '../../legacy/contract/events/eventEnums'
import { after, DAY } from '../../legacy/core/clock'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberViewer, Page, Request } from '../../legacy/core/handler'
import { readSettings } from '../../legacy/core/settings'
import { signedUpEvents } from '../../legacy/events/files'
import { dueEvents } from '../../legacy/events/reminders'
import { handlers } from '../../legacy/main/areas'
import { notificationCounts } from '../../legacy/notifications/counts'
import { viewerOf } from './community'
import { HOT_EVENT } from './eventFill'
import { RARE_WORD } from './fill'
import type { ReportCase } from './report'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

type ListCall =
  | 'Events.GetUpcomingEvents'
  | 'Events.GetMyEvents'
  | 'Events.GetEventProfiles'
  | 'Events.GetCheckInList'
  | 'Events.GetEventQuestions'
  | 'Events.GetEventComments'
  | 'Events.GetEventConversations'
  | 'Events.GetEventMedia'

/** A benchmark case: a call of a page of thirty, or a statement. */
export interface EventCase extends ReportCase {
  readonly siteId: number
  run(deps: Store, viewer: MemberViewer, page: Page): Promise<unknown>
}

const DK = 1
const DARK_DK = 5

function listCase<N extends ListCall>(name: string, call: N, query: Partial<QueryOf<N>>, siteId = DK): EventCase {
  const handle = handlers[call] as (deps: Deps, request: Request<ListCall>) => Promise<unknown>
  const run: EventCase['run'] = (deps, viewer, page) =>
    handle(deps as Deps, { viewer, query: { ...query, ...page } } as unknown as Request<ListCall>)
  return { name, siteId, single: false, run }
}

function callCase(name: string, run: EventCase['run']): EventCase {
  return { name, siteId: DK, single: true, run }
}

const upcoming = (name: string, query: Partial<QueryOf<'Events.GetUpcomingEvents'>>, siteId = DK) =>
  listCase(`Upcoming, ${name}`, 'Events.GetUpcomingEvents', query, siteId)

const own = (name: string, part: OwnEvents) => listCase(`Own, ${name}`, 'Events.GetMyEvents', { part })

function monthCase(name: string, conditions: Partial<QueryOf<'Events.GetEventMonth'>>, days: number): EventCase {
  return callCase(name, (deps, viewer) => {
    const date = after(deps.clock.now(), days * DAY)
      .toISOString()
      .slice(0, 10)
    const request = { viewer, query: { date, ...conditions } } as Request<'Events.GetEventMonth'>
    return handlers['Events.GetEventMonth'](deps as Deps, request)
  })
}

const ofHot = { eventId: HOT_EVENT }

/** Of the region of the largest event. */
const areaCase: EventCase = {
  name: 'Upcoming, an area',
  siteId: DK,
  single: false,
  run: async (deps, viewer, page) => {
    const { countryAreaId } = await deps.db
      .selectFrom('event')
      .select('countryAreaId')
      .where('id', '=', HOT_EVENT)
      .executeTakeFirstOrThrow()
    return upcoming('', { countryAreaId }).run(deps, viewer, page)
  },
}

/** The lists of events and of one that many come to, and what runs by itself. */
export const eventCases: readonly EventCase[] = [
  upcoming('all', {}),
  upcoming('dark site', {}, DARK_DK),
  upcoming('a kind', { kind: 3 }),
  areaCase,
  upcoming('within 20 km', { distance: 20 }),
  upcoming('within 20 km, a kind', { distance: 20, kind: 3 }),
  upcoming('rare word', { text: RARE_WORD }),
  upcoming('frequent word', { text: 'w1' }),
  upcoming('two words', { text: 'w55 w900' }),
  upcoming('nothing', { text: 'xyzzy' }),
  monthCase('Next month', {}, 31),
  monthCase('A month long ago', {}, -700),
  monthCase('Next month, a word within 20 km', { text: 'w55', distance: 20 }, 31),
  own('going', OwnEvents.Going),
  own('waiting', OwnEvents.Waiting),
  own('past', OwnEvents.Past),
  own('hosted', OwnEvents.Hosted),
  callCase('An event', (deps, viewer) =>
    handlers['Events.GetEvent'](deps as Deps, { viewer, query: ofHot } as Request<'Events.GetEvent'>),
  ),
  listCase('Guests', 'Events.GetEventProfiles', ofHot),
  listCase('Guests of a gender', 'Events.GetEventProfiles', { ...ofHot, gender: 2 }),
  listCase('Door', 'Events.GetCheckInList', ofHot),
  listCase('Door, a name', 'Events.GetCheckInList', { ...ofHot, text: 'fjord12' }),
  listCase('Door, waiting', 'Events.GetCheckInList', { ...ofHot, status: EventSignUpStatus.Waiting }),
  listCase('Questions', 'Events.GetEventQuestions', ofHot),
  listCase('Comments, two layers', 'Events.GetEventComments', { ...ofHot, twoLayered: true }),
  listCase('Comments, flat', 'Events.GetEventComments', ofHot),
  listCase('Album', 'Events.GetEventMedia', ofHot),
  listCase('Mail', 'Events.GetEventConversations', ofHot),
  callCase('Feed', (deps, viewer) => signedUpEvents(deps, viewer).execute()),
  callCase('Reminders due', ({ db, clock }) => dueEvents(db, clock.now()).limit(1).execute()),
  callCase('All counters of the menu', (deps, viewer) => notificationCounts(deps, viewer)),
]

/** Runs a case as its viewer, at the time when the data was filled in. */
export async function runOf(db: Database, each: EventCase, page: Page): Promise<() => Promise<unknown>> {
  const { beginsAt } = await db
    .selectFrom('event')
    .select('beginsAt')
    .where('id', '=', HOT_EVENT)
    .executeTakeFirstOrThrow()
  const now = after(beginsAt, -2 * DAY)
  const viewer = await viewerOf(db, { viewer: 'anywhere', siteId: each.siteId }, now)
  const settings = readSettings({ SECRET: 'benchmark' })
  return () => each.run({ db, clock: { now: () => now }, settings }, viewer, page)
}
