import { AlbumAccess, ConversationKind, MessageType } from '../../contract/enums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { isActor, type Acquainted, type Circles } from '../community/circles'
import type { Talk } from './texts'
import { mailTexts } from './texts'
import { createRandom, type Random } from '../community/random'
import { readingAll, said, told, type PlannedConversation, type PlannedMessage } from './plan'
import type { StoredMember } from '../community/members'

const BY_LOGIN = '> '
const PICTURE = ' [picture]'
const TAKEN_BACK = ' [back]'
/** Time since the demo login's talks ended, the liveliest first. */
const ENDED = [8 * MINUTE, 5 * HOUR, 26 * HOUR, 4 * DAY, 12 * DAY]
const GREETED = [40 * MINUTE, 9 * HOUR]

export interface AlbumRequest {
  readonly albumId: number
  readonly name: string
  readonly ownerId: number
  readonly askerId: number
  readonly access: number
  readonly since: Date
}

/** Plans one conversation per pair of a demo login and another member. */
export function plannedTalks(
  { members }: Circles,
  requests: readonly AlbumRequest[],
  now: Date,
): PlannedConversation[] {
  const talks = new Talks(now)
  const actors = members.filter(isActor)
  for (const actor of actors) {
    const random = createRandom(`mail ${actor.demo.seed}`)
    const texts = mailTexts[actor.demo.language]
    const strangers = random.sample(
      actor.others.filter((other) => !isActor(other) && other.demo.createdAt < after(now, -30 * DAY)),
      ENDED.length + GREETED.length,
    )
    for (const [index, talk] of random.sample(texts.talks, ENDED.length).entries()) {
      const other = strangers[index]
      const ended = after(now, -(ENDED[index] ?? 0))
      if (!other || ended < after(actor.demo.createdAt, DAY)) continue
      const conversation = talks.hold(random, { actor, other, talk, ended })
      addOthers(conversation, { actor, other, index, now })
    }
    for (const [index, ago] of GREETED.entries()) {
      const other = strangers[ENDED.length + index]
      const text = texts.greetings[random.int(0, 1) * GREETED.length + index]
      if (other && text) talks.hold(random, { actor, other, talk: [text], ended: after(now, -ago) })
    }
    meet(talks, random, { actor, actors, now })
  }
  const byId = new Map(members.map((member) => [member.id, member]))
  for (const request of requests) {
    const [owner, asker] = [byId.get(request.ownerId), byId.get(request.askerId)]
    if (owner && asker && isActor(owner)) askForAlbum(talks.between(owner, asker, request.since), owner, asker, request)
  }
  return talks.all
}

interface Circumstances {
  readonly actor: StoredMember
  readonly other: StoredMember
  readonly talk: Talk
  readonly ended: Date
}

/** Keeps one conversation per pair. */
class Talks {
  readonly #byPair = new Map<string, PlannedConversation>()

  constructor(readonly now: Date) {}

  get all(): PlannedConversation[] {
    return [...this.#byPair.values()]
  }

  between(one: StoredMember, other: StoredMember, since: Date): PlannedConversation {
    const pair = [one.id, other.id].toSorted((a, b) => a - b).join(' ')
    const known = this.#byPair.get(pair)
    if (known) return known
    const members = [one, other].map((member) => readingAll(member, since, this.now))
    const begun = { kind: ConversationKind.Normal, name: null, owner: null, members, messages: [] }
    this.#byPair.set(pair, begun)
    return begun
  }

  /** A recent last message is still unread. */
  hold(random: Random, { actor, other, talk, ended }: Circumstances): PlannedConversation {
    const messages = lines(random, { actor, other, talk, ended })
    const conversation = this.between(actor, other, messages[0]?.createdAt ?? ended)
    conversation.messages.push(...messages)
    if (ended < after(this.now, -2 * DAY)) return conversation
    const last = messages.at(-1)
    const viewer = conversation.members.find(({ member }) => member.id !== last?.sender?.id)
    const answered = messages.findLast(({ sender }) => sender?.id === viewer?.member.id)
    if (viewer) viewer.readAt = answered?.createdAt ?? after(ended, -DAY)
    return conversation
  }
}

/** Places the lines backwards from the end: minutes or hours apart, none before both had joined. */
function lines(random: Random, { actor, other, talk, ended }: Circumstances): PlannedMessage[] {
  const joined = Math.max(actor.demo.createdAt.getTime(), other.demo.createdAt.getTime())
  let createdAt = ended
  return talk
    .toReversed()
    .map((line, index) => {
      const left = (createdAt.getTime() - joined) / (talk.length - index + 1)
      if (index > 0)
        createdAt = after(createdAt, -Math.min(left, random.int(2, random.chance(0.3) ? 600 : 25) * MINUTE))
      const text = line.replace(BY_LOGIN, '').replace(PICTURE, '').replace(TAKEN_BACK, '')
      const marks = { picture: line.endsWith(PICTURE), takenBack: line.endsWith(TAKEN_BACK) }
      return said(MessageType.Normal, line.startsWith(BY_LOGIN) ? actor : other, createdAt, { text, ...marks })
    })
    .toReversed()
}

/** Creates a conversation between a country's demo logins with and without a membership. */
function meet(
  talks: Talks,
  random: Random,
  { actor, actors, now }: { readonly actor: Acquainted; readonly actors: readonly Acquainted[]; readonly now: Date },
): void {
  if (actor.demo.actor?.key !== 'paying') return
  const other = actors.find(({ demo }) => demo.countryId === actor.demo.countryId && demo.actor?.key === 'unpaid')
  if (!other) return
  const talk = mailTexts[actor.demo.language].acquaintance
  const conversation = talks.hold(random, { actor, other, talk, ended: after(now, -90 * MINUTE) })
  for (const member of conversation.members) member.pinned = true
}

/** Adds rarer message types than plain text: calls, invitations, wishes. */
function addOthers(
  conversation: PlannedConversation,
  { actor, other, index, now }: Pick<Circumstances, 'actor' | 'other'> & { readonly index: number; readonly now: Date },
): void {
  const texts = mailTexts[actor.demo.language]
  const [first] = conversation.messages
  const last = conversation.messages.at(-1)
  if (!first || !last) return
  const soon = (minutes: number) => after(last.createdAt, minutes * MINUTE)
  const { messages, members } = conversation
  if (index === 0) members.forEach((each) => (each.pinned = each.member.id === actor.id))
  if (index === 2) {
    messages.push(
      said(MessageType.VideoCallsEnabled, other, soon(3)),
      said(MessageType.VideoCallsEnabled, actor, soon(4)),
      told(MessageType.VideoCall, { until: soon(15).toISOString(), path: '/VideoCall/demo' }, other, soon(5)),
    )
    members.forEach((each) => (each.videoCalls = true))
  }
  if (index === 3) {
    const { name, text } = texts.lounge
    messages.push(told(MessageType.Lounge, { name, path: '/Lounge/demo' }, other, soon(60), text))
    messages.push(said(MessageType.VideoCallsEnabled, actor, soon(90)))
    messages.push(said(MessageType.VideoCallsDisabled, actor, soon(95)))
  }
  if (index === 4) {
    messages.push(said(MessageType.BirthdayWishes, other, soon(9 * 60), { text: texts.birthday }))
    messages.push(said(MessageType.VideoMessage, other, soon(9 * 60 + 2), { takenBack: true }))
  }
  const latest = messages.at(-1)?.createdAt ?? now
  for (const member of members) if (index > 1 && member.readAt < latest) member.readAt = now
}

/** Adds a request to the conversation of the pair, unread as long as it is open and new. */
function askForAlbum(
  conversation: PlannedConversation,
  owner: StoredMember,
  asker: StoredMember,
  { albumId, name, access, since }: AlbumRequest,
): void {
  conversation.messages.push(told(MessageType.ProtectedPicturesAccess, { albumId, name }, asker, since))
  const [first] = conversation.messages
  const viewer = conversation.members.find(({ member }) => member.id === owner.id)
  if (viewer && access === AlbumAccess.Requested && conversation.messages.length === 1) {
    viewer.readAt = after(first?.createdAt ?? since, -DAY)
  }
}
