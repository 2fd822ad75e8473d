import type { Transaction } from 'kysely'
import { ConversationKind, MessageType } from '../../contract/enums'
import { EventSignUpStatus } from '../../contract/events/eventEnums'
import type { CountryId } from '../../content/places/places'
import { after, HOUR, MINUTE } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { groupedBy, isActor, type Acquainted } from '../community/circles'
import type { Scene } from '../community/scene'
import { eventTexts } from '../events/eventTexts'
import { readingAll, said, told, type PlannedConversation, type PlannedMessage } from './plan'

type Event = Awaited<ReturnType<typeof allEvents>>[number]

/** Plans the mail of all events: the announcements, and what guests and hosts write to one another. */
export async function eventConversations(
  db: Transaction<DB>,
  { circles, now, siteOf }: Scene,
): Promise<PlannedConversation[]> {
  const memberById = new Map<number, Acquainted>(circles.members.map((member) => [member.id, member]))
  const membersOf = (rows: readonly { readonly profileId: number }[] = []) =>
    rows.flatMap(({ profileId }) => memberById.get(profileId) ?? [])
  const [events, hosts, signUps] = [await allEvents(db), await allHosts(db), await allComing(db)]
  const hostsByEvent = groupedBy(hosts, ({ eventId }) => eventId)
  const comingByEvent = groupedBy(signUps, ({ eventId }) => eventId)
  return events.flatMap((event): PlannedConversation[] => {
    const { id: eventId, title: name, countryId, dark } = event
    const text = eventTexts[dark ? 'dark' : 'main'][siteOf(countryId as CountryId, dark).language].find(
      (each) => each.title === name,
    )
    const [running, coming] = [membersOf(hostsByEvent.get(eventId)), membersOf(comingByEvent.get(eventId))]
    const [host] = running
    if (!text || !host) return []
    const conversation = { kind: ConversationKind.Event, eventId, name, owner: null }
    const joined = (members: readonly Acquainted[]) => members.map((member) => readingAll(member, event.createdAt, now))
    const announced = [...announcementsOf(event, text.announcements ?? [], host, now), ...changesOf(event)]
    const askers = text.mail ? askersAt(running, coming) : []
    return [
      ...(announced.length > 0
        ? [{ ...conversation, members: joined([...running, ...coming]), messages: announced }]
        : []),
      ...askers.map((guest, index): PlannedConversation => {
        const asked = after(now, -(30 + 3 * index) * HOUR)
        const lines = (text.mail ?? []).map((line, turn) =>
          said(MessageType.Normal, turn % 2 === 0 ? guest : host, after(asked, turn * 25 * MINUTE), { text: line }),
        )
        return { ...conversation, guest, members: joined([guest, ...running]), messages: lines }
      }),
    ]
  })
}

/** Demo logins who come, and where they run the event themselves, the first who comes. */
function askersAt(hosts: readonly Acquainted[], coming: readonly Acquainted[]): readonly Acquainted[] {
  return hosts.some(isActor) ? coming.slice(0, 1) : coming.filter(isActor)
}

/** Before the event; the last one of a past event afterwards. */
function announcementsOf(
  { beginsAt, endsAt }: Event,
  texts: readonly string[],
  host: Acquainted,
  now: Date,
): PlannedMessage[] {
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1
    const past = isLast ? after(endsAt, 18 * HOUR) : after(beginsAt, -(50 - index) * HOUR)
    return said(MessageType.Normal, host, endsAt < now ? past : after(now, -(9 - index) * HOUR), { text })
  })
}

/** What the site says of a change. */
function changesOf({ title, editedAt, cancelledAt }: Event): PlannedMessage[] {
  if (!editedAt) return []
  const text = cancelledAt ? 'EVENT_CANCELLED' : 'EVENT_MOVED'
  return [told(MessageType.SystemMessage, { text, params: { event: title } }, null, editedAt)]
}

function allEvents(db: Transaction<DB>) {
  return db
    .selectFrom('event')
    .select(['id', 'countryId', 'dark', 'title', 'createdAt', 'beginsAt', 'endsAt', 'editedAt', 'cancelledAt'])
    .orderBy('id')
    .execute()
}

function allHosts(db: Transaction<DB>) {
  return db.selectFrom('eventHost').select(['eventId', 'profileId']).orderBy('addedAt').orderBy('profileId').execute()
}

function allComing(db: Transaction<DB>) {
  return db
    .selectFrom('eventSignUp')
    .select(['eventId', 'profileId'])
    .where('status', '=', EventSignUpStatus.Coming)
    .orderBy('id')
    .execute()
}
