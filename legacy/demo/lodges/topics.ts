import { moderatorRoles } from '../../contract/lodgeRights'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { isActor, type Acquainted } from '../community/circles'
import { BY_AUTHOR, type Thread, type Writing } from '../community/comments'
import { createRandom, type Random } from '../community/random'
import type { StoredMember } from '../community/members'
import { debateTexts, type DebateText, type TopicText } from './debateTexts'
import type { StoredLodge } from './founding'
import type { Standings } from './memberships'
import { staysIn, type Stay } from './stays'

export type Apart = (one: StoredMember, other: StoredMember) => boolean

/** A lodge with all that is said in it. */
export interface Debate {
  readonly lodge: StoredLodge
  readonly categories: DebateText['categories']
  readonly topics: readonly Topic[]
}

export interface Topic {
  readonly lodge: StoredLodge
  readonly text: TopicText
  readonly author: Acquainted
  readonly moment: Date
  readonly threads: readonly (readonly Writing[])[]
  readonly readers: readonly TopicReader[]
}

/** One who is a member still, and in no block with the author. */
interface TopicReader {
  readonly member: Acquainted
  readonly readAt: Date
  /** In a block with one who comments, or a member whom others do not see: likes nothing. */
  readonly marksOnly: boolean
}

export type LodgeWithStandings = Standings & { readonly lodge: StoredLodge }

/** Plans the topics and comments of all lodges; of those without texts, nothing is said. */
export function plannedDebates(standings: readonly LodgeWithStandings[], apart: Apart, now: Date): Debate[] {
  const debates = standings.map((each): Debate => {
    const { lodge } = each
    const { debates: texts, remarks } = debateTexts[lodge.dark ? 'dark' : 'main'][lodge.country.locale]
    const text = texts.find((one) => one.lodge === lodge.text.name)
    if (!text) return { lodge, categories: [], topics: [] }
    const plan = new Plan(lodge, staysIn(lodge, each), remarks, apart, now)
    return { lodge, categories: text.categories, topics: text.topics.map((topic) => plan.topic(topic)) }
  })
  const told = Object.values(debateTexts).flatMap((site) => Object.values(site).flatMap((texts) => texts.debates))
  const planned = debates.filter(({ topics }) => topics.length > 0)
  if (planned.length !== told.length) throw new Error('There are debates of lodges that do not exist')
  return debates
}

class Plan {
  /** The last time something happened in the lodge. */
  readonly #latest: Date
  /** Those in a block with a demo login of the lodge. */
  readonly #unsuited: ReadonlySet<Stay>

  constructor(
    readonly lodge: StoredLodge,
    readonly stays: readonly Stay[],
    readonly remarks: readonly string[],
    readonly apart: Apart,
    readonly now: Date,
  ) {
    this.#latest = after(now, -lodge.text.active * DAY)
    this.#unsuited = new Set(stays.filter((stay) => lodge.logins.some(({ member }) => apart(stay.member, member))))
  }

  topic(text: TopicText): Topic {
    const { lodge, now } = this
    if (text.days < lodge.text.active || text.days >= lodge.text.days) {
      throw new Error(`Nothing happened in ${lodge.text.name} ${text.days} days ago`)
    }
    const random = createRandom(`topic ${text.title} in ${lodge.text.name}`)
    const written = after(now, -text.days * DAY)
    const stay = this.#author(random, text, written)
    // Demo logins write between joining a lodge and their last visit.
    const [first, last] = [after(stay.from, MINUTE), stay.until ?? this.#latest]
    const moment = new Date(Math.max(Math.min(written.getTime(), last.getTime()), first.getTime()))
    const topic = { lodge, text, author: stay.member, moment }
    if (text.draft) return { ...topic, threads: [], readers: [] }
    const group = new Group(this.stays, this.apart, stay)
    const threads = this.#threads(random, topic, stay, group)
    return { ...topic, threads, readers: this.#readers(random, topic, group) }
  }

  #author(random: Random, { by, title }: TopicText, moment: Date): Stay {
    const { lodge } = this
    const leader = this.#stayOf(lodge.owner, moment) ?? this.#stayOf(lodge.founder, moment)
    const leads = ({ role }: Stay) => moderatorRoles.some((each) => each === role)
    const may = lodge.text.leadersOnly?.includes('debates') ? leads : () => true
    // Demo logins may read every topic of their lodges.
    const stays = this.stays.filter(
      (stay) =>
        stay.visible &&
        stay.from < moment &&
        !isActor(stay.member) &&
        !stay.left &&
        may(stay) &&
        !this.#unsuited.has(stay),
    )
    const author =
      by === 'leader' || stays.length === 0
        ? leader
        : by === undefined
          ? random.pick(stays)
          : this.stays.find(({ member }) => member.demo.name === by)
    if (!author) throw new Error(`Nobody can have written ${title} in ${lodge.text.name}`)
    return author
  }

  #stayOf(member: Acquainted | null, moment: Date): Stay | undefined {
    return this.stays.find((stay) => stay.member === member && stay.from <= moment)
  }

  /** Those who write join the group, in which nobody is in a block with another. */
  #threads(random: Random, topic: Pick<Topic, 'text' | 'moment'>, author: Stay, group: Group): Writing[][] {
    const { text, moment } = topic
    const said: Thread[] = [...(text.comments ?? []), ...random.sample(this.remarks, text.remarks ?? 0)]
    const calm = after(moment, random.int(3, 25) * DAY)
    const end = text.alive || calm > this.#latest ? this.#latest : calm
    const span = Math.max(0, end.getTime() - moment.getTime())
    const starts = said
      .map(() => after(moment, random.next() ** 2 * span))
      .toSorted((one, other) => one.getTime() - other.getTime())
    return said.map((thread, index) => {
      const recent = after(this.#latest, -random.int(10, 400) * MINUTE)
      const late = text.alive && index === said.length - 1 && recent > moment
      const start = late ? recent : after(starts[index] ?? moment, MINUTE)
      return this.#conversation(random, thread, { start, late: late === true, author, group })
    })
  }

  #conversation(
    random: Random,
    thread: Thread,
    talk: { readonly start: Date; readonly late: boolean; readonly author: Stay; readonly group: Group },
  ): Writing[] {
    const { author, group, late } = talk
    const writings: Writing[] = []
    let [createdAt, previous] = [talk.start, author]
    for (const text of typeof thread === 'string' ? [thread] : thread) {
      const byAuthor = text.startsWith(BY_AUTHOR)
      const speaker = byAuthor ? author : this.#speaker(random, createdAt, { group, previous, late })
      if (!speaker || !isThere(speaker, createdAt) || createdAt > this.#latest) break
      group.add(speaker)
      const words = byAuthor ? text.slice(BY_AUTHOR.length) : text
      writings.push({ text: words, profileId: speaker.member.id, createdAt })
      previous = speaker
      const left = this.#latest.getTime() - createdAt.getTime()
      createdAt = after(createdAt, MINUTE + random.next() * Math.min(left, random.int(1, 20) * HOUR))
    }
    return writings
  }

  /** Late comments are by others than demo logins, so that these find them new. */
  #speaker(
    random: Random,
    moment: Date,
    { group, previous, late }: { readonly group: Group; readonly previous: Stay; readonly late: boolean },
  ): Stay | undefined {
    const fitting = this.stays.filter(
      (stay) =>
        stay !== previous &&
        stay.visible &&
        isThere(stay, moment) &&
        !(late && (isActor(stay.member) || this.#unsuited.has(stay))) &&
        !group.excludes(stay),
    )
    return fitting.length > 0 ? random.pick(fitting) : undefined
  }

  #readers(random: Random, { author, moment, text }: Omit<Topic, 'threads' | 'readers'>, group: Group): TopicReader[] {
    const share = 0.15 + random.next() * 0.4
    return this.stays.flatMap((stay): TopicReader[] => {
      const { member, from, until, visible, left } = stay
      const reads = random.chance(isActor(member) ? 0.88 : share) || (isActor(member) && text.alive === true)
      const last = until ?? this.now
      const since = moment > from ? moment : from
      if (left || last < since || this.apart(member, author) || !(reads || member === author)) return []
      const span = last.getTime() - since.getTime()
      // Demo logins read what is there on their last visit.
      const readAt = isActor(member)
        ? after(last, -Math.min(span, HOUR) * random.next())
        : after(since, random.next() ** 3 * span)
      return [{ member, readAt, marksOnly: group.excludes(stay) || !visible }]
    })
  }
}

/** Those who write in a topic. */
class Group {
  readonly #inside = new Set<Stay>()
  readonly #outside = new Set<Stay>()

  constructor(
    readonly stays: readonly Stay[],
    readonly apart: Apart,
    author: Stay,
  ) {
    this.add(author)
  }

  add(stay: Stay): void {
    if (this.#inside.has(stay)) return
    this.#inside.add(stay)
    for (const other of this.stays) if (this.apart(stay.member, other.member)) this.#outside.add(other)
  }

  /** Whether one is in a block with somebody of the group. */
  excludes(stay: Stay): boolean {
    return this.#outside.has(stay)
  }
}

function isThere({ from, until }: Stay, moment: Date): boolean {
  return from <= moment && (until === null || moment < until)
}
