import type { Transaction } from 'kysely'
import { ConversationKind, MessageType } from '../../contract/enums'
import { LodgeActivityEvent, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { memberRoles, moderatorRoles } from '../../contract/lodgeRights'
import { countries } from '../../content/places/places'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { isActor, type Circles } from '../community/circles'
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

/** Plans the conversations of the lodges that have one by the texts: their log, news from the owner, and comments. */
export async function lodgeConversations(
  db: Transaction<DB>,
  { members }: Circles,
  now: Date,
): Promise<PlannedConversation[]> {
  const byId = new Map<number, StoredMember>(members.map((member) => [member.id, member]))
  const lodges = await db
    .selectFrom('lodge')
    .select(['id', 'countryId', 'dark', 'name', 'createdAt'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const planned = lodges.map(async ({ id, countryId, dark, name, createdAt }) => {
    const locale = countries.find((country) => country.id === countryId)?.locale
    const text = locale && mailTexts[locale][dark ? 'darkLodge' : 'lodge']
    if (text?.name !== name) return []
    const inside = await db
      .selectFrom('lodgeMembership')
      .select(['profileId', 'joinedAt', 'role'])
      .where('lodgeId', '=', id)
      .where('role', 'in', memberRoles)
      .orderBy('joinedAt')
      .orderBy('profileId')
      .execute()
    const present = inside.flatMap(({ profileId, joinedAt, role }) => {
      const member = byId.get(profileId)
      return member && joinedAt ? [{ member, joinedAt, role }] : []
    })
    const ended = after(now, -ENDED)
    const owner = present.find(({ role }) => role === LodgeRole.Owner)?.member ?? null
    const [first, second] = present.filter(({ member, role }) => !isActor(member) && role !== LodgeRole.Owner)
    const messages = [
      ...(await logOf(db, { id, name })),
      told(MessageType.Lodges, { lodgeId: id, name }, owner, after(ended, -DAY), text.news),
      ...commentsOn(text.lines, [first?.member, second?.member], ended),
    ]
    const kind = ConversationKind.Lodge
    const joined = (moment: Date) => (moment > createdAt ? moment : createdAt)
    const participants = present.map(({ member, joinedAt }) => readingAll(member, joined(joinedAt), now))
    return [{ kind, lodgeId: id, name, owner: null, members: participants, messages }]
  })
  return (await Promise.all(planned)).flat()
}

interface NamedLodge {
  readonly id: number
  readonly name: string
}

/** One line for each event whose member is not hidden. */
async function logOf(db: Transaction<DB>, { id: lodgeId, name }: NamedLodge): Promise<PlannedMessage[]> {
  const events = await db
    .selectFrom('lodgeActivity')
    .leftJoin('lodgeMembership as now', (join) =>
      join.onRef('now.lodgeId', '=', 'lodgeActivity.lodgeId').onRef('now.profileId', '=', 'lodgeActivity.profileId'),
    )
    .select(['lodgeActivity.event', 'lodgeActivity.profileId', 'lodgeActivity.createdAt', 'now.visible'])
    .where('lodgeActivity.lodgeId', '=', lodgeId)
    .orderBy('lodgeActivity.id')
    .execute()
  return events.flatMap(({ event, profileId, createdAt, visible }) => {
    const type = lineOf[event]
    return type && visible !== false ? [told(type, { lodgeId, name, profileId }, null, createdAt)] : []
  })
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
