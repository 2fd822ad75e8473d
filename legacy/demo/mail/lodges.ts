import type { Transaction } from 'kysely'
import { ConversationKind, MessageType } from '../../contract/enums'
import { LodgeActivityEvent, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { memberRoles, moderatorRoles } from '../../contract/lodgeRights'
import { countries } from '../../content/places/places'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { groupedBy, isActor, type Circles } from '../community/circles'
import type { StoredMember } from '../community/members'
import { commentsOn, readingAll, told, type PlannedConversation, type PlannedMessage } from './plan'
import { mailTexts } from './texts'

const ENDED = 7 * HOUR

/** The messages of the log's events, which the site sends. */
const lineOf: Partial<Record<number, LodgeLine>> = {
  [LodgeActivityEvent.MemberJoined]: MessageType.LodgeMemberJoined,
  [LodgeActivityEvent.MembershipApproved]: MessageType.LodgeMemberJoined,
  [LodgeActivityEvent.LodgeLeft]: MessageType.LodgeMemberLeft,
  [LodgeActivityEvent.ProfileBanned]: MessageType.LodgeMemberBanned,
  [LodgeActivityEvent.OwnershipPassed]: MessageType.LodgeOwnershipPassed,
}

type LodgeLine =
  | typeof MessageType.LodgeMemberJoined
  | typeof MessageType.LodgeMemberLeft
  | typeof MessageType.LodgeMemberBanned
  | typeof MessageType.LodgeOwnershipPassed

type Lodge = Awaited<ReturnType<typeof allLodges>>[number]

/** Plans the conversations of all lodges: their log, and for those in the texts also news from the owner, and comments. */
export async function lodgeConversations(
  db: Transaction<DB>,
  { members }: Circles,
  now: Date,
): Promise<PlannedConversation[]> {
  const memberById = new Map<number, StoredMember>(members.map((member) => [member.id, member]))
  const [lodges, memberships, events] = [await allLodges(db), await allMemberships(db), await allEvents(db)]
  const insideByLodge = groupedBy(memberships, ({ lodgeId }) => lodgeId)
  const eventsByLodge = groupedBy(events, ({ lodgeId }) => lodgeId)
  return lodges.flatMap((lodge): PlannedConversation[] => {
    const { id, name, createdAt } = lodge
    const present = (insideByLodge.get(id) ?? []).flatMap(({ profileId, joinedAt, role }) => {
      const member = memberById.get(profileId)
      return member && joinedAt ? [{ member, joinedAt, role }] : []
    })
    const messages = [...logOf(lodge, eventsByLodge.get(id) ?? []), ...wordsIn(lodge, present, now)]
    if (messages.length === 0) return []
    const joined = (moment: Date) => (moment > createdAt ? moment : createdAt)
    const participants = present.map(({ member, joinedAt }) => readingAll(member, joined(joinedAt), now))
    return [{ kind: ConversationKind.Lodge, lodgeId: id, name, owner: null, members: participants, messages }]
  })
}

function allLodges(db: Transaction<DB>) {
  return db
    .selectFrom('lodge')
    .select(['id', 'countryId', 'dark', 'name', 'createdAt'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
}

function allMemberships(db: Transaction<DB>) {
  return db
    .selectFrom('lodgeMembership')
    .select(['lodgeId', 'profileId', 'joinedAt', 'role'])
    .where('role', 'in', memberRoles)
    .orderBy('joinedAt')
    .orderBy('profileId')
    .execute()
}

function allEvents(db: Transaction<DB>) {
  return db
    .selectFrom('lodgeActivity')
    .leftJoin('lodgeMembership as now', (join) =>
      join.onRef('now.lodgeId', '=', 'lodgeActivity.lodgeId').onRef('now.profileId', '=', 'lodgeActivity.profileId'),
    )
    .select(['lodgeActivity.lodgeId', 'lodgeActivity.event', 'lodgeActivity.profileId', 'lodgeActivity.createdAt'])
    .select('now.visible')
    .orderBy('lodgeActivity.id')
    .execute()
}

/** One line for each event whose member is not hidden. */
function logOf({ id: lodgeId, name }: Lodge, events: Awaited<ReturnType<typeof allEvents>>): PlannedMessage[] {
  return events.flatMap(({ event, profileId, createdAt, visible }) => {
    const type = lineOf[event]
    return type && visible !== false ? [told(type, { lodgeId, name, profileId }, null, createdAt)] : []
  })
}

interface Present {
  readonly member: StoredMember
  readonly role: number
}

/** What is written in a lodge of the texts. */
function wordsIn({ id, countryId, dark, name }: Lodge, present: readonly Present[], now: Date): PlannedMessage[] {
  const locale = countries.find((country) => country.id === countryId)?.locale
  const text = locale && mailTexts[locale][dark ? 'darkLodge' : 'lodge']
  if (text?.name !== name) return []
  const ended = after(now, -ENDED)
  const owner = present.find(({ role }) => role === LodgeRole.Owner)?.member ?? null
  const [first, second] = present.filter(({ member, role }) => !isActor(member) && role !== LodgeRole.Owner)
  return [
    told(MessageType.Lodges, { lodgeId: id, name }, owner, after(ended, -DAY), text.news),
    ...commentsOn(text.lines, [first?.member, second?.member], ended),
  ]
}

/** The site's messages to a demo login about lodges of the main site: requests to those it leads, and answers to its own. */
export async function lodgeMessagesTo(db: Transaction<DB>, profileId: number): Promise<PlannedMessage[]> {
  const requests = await db
    .selectFrom('lodgeMembership as request')
    .innerJoin('lodge', 'lodge.id', 'request.lodgeId')
    .innerJoin('lodgeMembership as own', 'own.lodgeId', 'lodge.id')
    .select(['lodge.id', 'lodge.name', 'request.profileId', 'request.requestText', 'request.requestedAt'])
    .where('own.profileId', '=', profileId)
    .where('own.role', 'in', moderatorRoles)
    .where('request.role', '=', LodgeRole.Requesting)
    .where('lodge.dark', '=', false)
    .where('lodge.deletedAt', 'is', null)
    .execute()
  const answers = await db
    .selectFrom('lodgeMembership as own')
    .innerJoin('lodge', 'lodge.id', 'own.lodgeId')
    .select(['lodge.id', 'lodge.name', 'own.role', 'own.decidedAt'])
    .where('own.profileId', '=', profileId)
    .where('own.decidedAt', 'is not', null)
    .where('lodge.dark', '=', false)
    .where('lodge.deletedAt', 'is', null)
    .execute()
  const { LodgeMembershipRequest, LodgeMembershipApproved, LodgeMembershipDeclined } = MessageType
  return [
    ...requests.flatMap(({ id, name, requestText, requestedAt, profileId: requesterId }) => {
      const about = { lodgeId: id, name, profileId: requesterId }
      return requestedAt ? [told(LodgeMembershipRequest, about, null, requestedAt, requestText ?? '')] : []
    }),
    ...answers.flatMap(({ id, name, role, decidedAt }) => {
      const type = role === LodgeRole.Declined ? LodgeMembershipDeclined : LodgeMembershipApproved
      return decidedAt ? [told(type, { lodgeId: id, name }, null, decidedAt)] : []
    }),
  ]
}
