import { Gender } from '../../contract/enums'
import { MeetupSignUpStatus } from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import { isActor, type Acquainted } from '../community/circles'
import { BY_AUTHOR, type Thread, type Writing } from '../community/comments'
import { createRandom, type Random } from '../community/random'
import type { StoredLodge } from './founding'
import { occasionsOf, type Occasion } from './meetupTimes'
import { meetupTexts, type MeetupText } from './meetupTexts'
import { staysIn, type Stay } from './stays'
import type { Apart, LodgeWithStandings } from './topics'

/** A meetup, or the occurrences of a repeated one. */
export interface PlannedMeetup {
  readonly lodge: StoredLodge
  readonly text: MeetupText
  readonly timeZone: string
  readonly maker: Acquainted
  readonly createdAt: Date
  readonly changedAt: Date | null
  readonly cancelledAt: Date | null
  /** In their order. */
  readonly occasions: readonly PlannedOccasion[]
}

export interface PlannedOccasion extends Occasion {
  /** In the order in which they signed up. */
  readonly signUps: readonly SignUp[]
  readonly threads: readonly (readonly Writing[])[]
}

interface SignUp {
  readonly member: Acquainted
  readonly signedUpAt: Date
  readonly status: MeetupSignUpStatus
}

/** Plans the meetups of all lodges that have texts of some. */
export function plannedMeetups(
  standings: readonly LodgeWithStandings[],
  apart: Apart,
  now: Date,
  timeZoneOf: (lodge: StoredLodge) => string,
): PlannedMeetup[] {
  return standings.flatMap((each) => {
    const { lodge } = each
    const texts = meetupTexts[lodge.dark ? 'dark' : 'main'][lodge.country.locale]
    const told = texts.find((one) => one.lodge === lodge.text.name)?.meetups ?? []
    if (told.length === 0) return []
    const plan = new Plan(lodge, staysIn(lodge, each), apart, now, timeZoneOf(lodge))
    return told.map((text) => plan.meetup(text))
  })
}

class Plan {
  /** The last time something happened in the lodge. */
  readonly #latest: Date
  /** Members who are in no block with a demo login of the lodge. */
  readonly #members: readonly Stay[]

  constructor(
    readonly lodge: StoredLodge,
    readonly stays: readonly Stay[],
    readonly apart: Apart,
    readonly now: Date,
    readonly timeZone: string,
  ) {
    this.#latest = after(now, -lodge.text.active * DAY)
    this.#members = stays.filter(
      (stay) => !stay.left && stay.visible && !lodge.logins.some(({ member }) => apart(stay.member, member)),
    )
  }

  meetup(text: MeetupText): PlannedMeetup {
    const { lodge, now, timeZone } = this
    const random = createRandom(`meetup ${text.title} in ${lodge.text.name}`)
    const occasions = occasionsOf(text, now, timeZone)
    const [first] = occasions
    if (!first) throw new Error(`${text.title} is on no day`)
    const planned = this.#planned(random, text, first)
    const maker = this.#maker(random, text, planned)
    const [earliest, last] = [after(maker.from, MINUTE), maker.until ?? this.#latest]
    const createdAt = planned < earliest ? earliest : planned > last ? last : planned
    if (createdAt >= first.beginsAt) throw new Error(`${text.title} was made once it had begun`)
    const ago = (days: number | undefined) => (days === undefined ? null : latestOf(after(now, -days * DAY), createdAt))
    const made = { text, maker, createdAt }
    return {
      lodge,
      text,
      timeZone,
      maker: maker.member,
      createdAt,
      changedAt: ago(text.changed),
      cancelledAt: ago(text.cancelled),
      occasions: occasions.map((occasion) => this.#occasion(random, made, occasion)),
    }
  }

  /** When it was made, if its maker was there by then. */
  #planned(random: Random, { title, made }: MeetupText, { beginsAt }: Occasion): Date {
    const { now, lodge } = this
    const past = beginsAt < now
    const days = random.int(past ? 5 : 2, past ? 18 : 15)
    const usual = after(past ? beginsAt : now, -days * DAY - random.int(0, 600) * MINUTE)
    const moment = made === undefined ? usual : after(now, -made * DAY - random.next() * Math.min(made, 0.3) * DAY)
    const planned = [moment, this.#latest, after(beginsAt, -DAY)].reduce((one, other) => (other < one ? other : one))
    if (after(beginsAt, -DAY) <= lodge.createdAt) throw new Error(`${title} is older than ${lodge.text.name}`)
    return planned > lodge.createdAt ? planned : after(lodge.createdAt, HOUR)
  }

  #maker(random: Random, { by, title }: MeetupText, moment: Date): Stay {
    const { lodge } = this
    const leaders = [lodge.owner, lodge.founder]
    const leader = this.stays.find(({ member, left }) => !left && leaders.includes(member))
    const leads = ({ role }: Stay) => moderatorRoles.some((each) => each === role)
    const may = lodge.text.leadersOnly?.includes('meetups') ? leads : () => true
    const fitting = this.#members.filter((stay) => stay.from < moment && !isActor(stay.member) && may(stay))
    const maker =
      by === 'leader' || (by === undefined && fitting.length === 0)
        ? leader
        : by === undefined
          ? random.pick(fitting)
          : this.stays.find(({ member, left }) => !left && member.demo.name === by)
    if (!maker) throw new Error(`Nobody can have made ${title} in ${lodge.text.name}`)
    return maker
  }

  #occasion(
    random: Random,
    made: { readonly text: MeetupText; readonly maker: Stay; readonly createdAt: Date },
    occasion: Occasion,
  ): PlannedOccasion {
    const { text, maker, createdAt } = made
    const signUps = this.#signUps(random, made, occasion)
    const group = new Speakers(signUps, maker, this.apart)
    const { beginsAt, endsAt } = occasion
    const isTold = !text.every || (beginsAt > this.now && after(beginsAt, -7 * DAY) <= this.now)
    const before = isTold ? (text.comments ?? []) : []
    const later = endsAt < this.now ? (text.afterwards ?? []) : []
    const latest = this.#latest
    const begun = text.every ? latestOf(createdAt, after(beginsAt, -7 * DAY)) : createdAt
    const end = beginsAt < latest ? beginsAt : latest
    const threads = [
      ...this.#threads(random, before, group, { from: begun, to: end }),
      ...this.#threads(random, later, group, { from: endsAt, to: latest }),
    ]
    return { ...occasion, signUps, threads }
  }

  /** The maker first; once the places are taken, others wait. Few have signed up for what is far ahead. */
  #signUps(
    random: Random,
    { text, maker, createdAt }: { readonly text: MeetupText; readonly maker: Stay; readonly createdAt: Date },
    { beginsAt }: Occasion,
  ): SignUp[] {
    const { now } = this
    const end = beginsAt < now ? beginsAt : now
    const early = after(beginsAt, -40 * DAY)
    const opened = text.every ? latestOf(createdAt, early < now ? early : after(now, -3 * DAY)) : createdAt
    const since = ({ from }: Stay) => (from > opened ? from : opened)
    const weeks = text.every ? Math.max(0, (beginsAt.getTime() - now.getTime()) / (7 * DAY)) : 0
    const size = Math.round((text.size + random.int(-1, 1)) / (1 + weeks / 2))
    const isNamed = ({ member }: Stay) => text.logins?.includes(member.demo.name) ?? false
    const fitting = this.stays.filter(
      (stay) =>
        stay !== maker &&
        !this.apart(stay.member, maker.member) &&
        since(stay) < (stay.until && stay.until < end ? stay.until : end) &&
        (isNamed(stay) || (this.#members.includes(stay) && (!isActor(stay.member) || random.chance(0.5)))),
    )
    const named = fitting.filter(isNamed)
    const others = random.sample(
      fitting.filter((stay) => !isNamed(stay)),
      Math.max(0, size - named.length - 1),
    )
    const wishes = [...named, ...others]
      .map((stay) => {
        const last = stay.until && stay.until < end ? stay.until : end
        const span = last.getTime() - since(stay).getTime()
        // Demo logins are quick, so that they have places.
        const share = isActor(stay.member) ? 0.1 : 1
        return { member: stay.member, signedUpAt: after(since(stay), random.next() ** 1.5 * share * span) }
      })
      .toSorted((one, other) => one.signedUpAt.getTime() - other.signedUpAt.getTime())
    return placed(text, [{ member: maker.member, signedUpAt: createdAt }, ...wishes])
  }

  #threads(
    random: Random,
    threads: readonly Thread[],
    group: Speakers,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Writing[][] {
    const span = Math.min(to.getTime() - from.getTime(), 6 * DAY)
    if (span < HOUR) return []
    return threads.map((thread) => {
      const lines = typeof thread === 'string' ? [thread] : thread
      const writings: Writing[] = []
      // The maker begins early, others once some have signed up.
      const share = lines[0]?.startsWith(BY_AUTHOR) ? 0.01 : 0.15 + random.next() * 0.75
      let createdAt = after(from, MINUTE + share * span)
      for (const text of lines) {
        const byMaker = text.startsWith(BY_AUTHOR)
        const profileId = group.next(random, createdAt, byMaker)
        if (profileId === undefined || createdAt >= to) break
        writings.push({ text: byMaker ? text.slice(BY_AUTHOR.length) : text, profileId, createdAt })
        createdAt = after(createdAt, MINUTE + random.next() * Math.min(9 * HOUR, to.getTime() - createdAt.getTime()))
      }
      return writings
    })
  }
}

/** Those who comment on a meetup: the maker and members who have signed up, nobody in a block with another. */
class Speakers {
  readonly #spoken = new Set<Acquainted>()
  #last: Acquainted | undefined

  constructor(
    readonly signUps: readonly SignUp[],
    readonly maker: Stay,
    readonly apart: Apart,
  ) {}

  /** The profile that writes next. */
  next(random: Random, moment: Date, byMaker: boolean): number | undefined {
    const fitting = this.signUps
      .filter(({ member, signedUpAt }) => signedUpAt < moment && !isActor(member))
      .map(({ member }) => member)
      .filter((member) => member !== this.maker.member && member !== this.#last && this.#suits(member))
    const { member: maker, until } = this.maker
    const isAway = until !== null && until < moment
    const speaker = byMaker ? (isAway ? undefined : maker) : fitting.length > 0 ? random.pick(fitting) : undefined
    if (!speaker) return undefined
    this.#spoken.add(speaker)
    this.#last = speaker
    return speaker.id
  }

  #suits(member: Acquainted): boolean {
    return ![...this.#spoken].some((other) => this.apart(member, other))
  }
}

/** Gives the places to the first whom they fit. Genders without places cannot sign up. */
function placed({ places = Infinity, men, women }: MeetupText, wishes: readonly Omit<SignUp, 'status'>[]): SignUp[] {
  const left = new Map<Gender, number>()
  if (men !== undefined) left.set(Gender.Male, men)
  if (women !== undefined) left.set(Gender.Female, women)
  let free = places
  return wishes.map(({ member, signedUpAt }) => {
    const { gender } = member.demo
    const ofGender = left.get(gender) ?? Infinity
    const comes = free > 0 && ofGender > 0
    if (comes) {
      free -= 1
      left.set(gender, ofGender - 1)
    }
    return { member, signedUpAt, status: comes ? MeetupSignUpStatus.Coming : MeetupSignUpStatus.Waiting }
  })
}

function latestOf(one: Date, other: Date): Date {
  return one > other ? one : other
}
