import { countries, type Country } from '../../content/places/places'
import { after, DAY } from '../../core/clock'
import { apartFrom, isActor, isDark, type Acquainted, type Circles } from '../community/circles'
import { createRandom, type Random } from '../community/random'
import { lodgeTexts, type LodgeText, type Standing } from './texts'

/** A lodge with those who lead it and those who may be in it. */
export interface PlannedLodge {
  readonly text: LodgeText
  readonly country: Country
  readonly dark: boolean
  readonly createdAt: Date
  readonly founder: Acquainted
  /** Null for a lodge that its founder has released. Lodges of all demo logins have changed hands. */
  readonly owner: Acquainted | null
  readonly logins: readonly Login[]
  /** Other profiles who may be in the lodge. */
  readonly candidates: readonly Acquainted[]
}

export interface StoredLodge extends PlannedLodge {
  readonly id: number
}

export interface Login {
  readonly member: Acquainted
  readonly standing: Standing
}

/** All lodges, those of one country and kind of site in the order of the texts. */
export function plannedLodges(circles: Circles, now: Date): PlannedLodge[] {
  const apart = apartFrom(circles)
  return countries.flatMap((country) =>
    [false, true].flatMap((dark) => {
      const members = circles.members.filter(
        (member) => member.demo.countryId === country.id && (!dark || isDark(member)),
      )
      const { lodges } = lodgeTexts[dark ? 'dark' : 'main'][country.locale]
      return lodges.map((text) => {
        const people = peopleOf(text, members, apart, now)
        return { text, country, dark, createdAt: after(now, -text.days * DAY), ...people }
      })
    }),
  )
}

function peopleOf(text: LodgeText, members: readonly Acquainted[], apart: ReturnType<typeof apartFrom>, now: Date) {
  const random = lodgeRandom('founders', text)
  const created = after(now, -text.days * DAY)
  const concerned = loginsOf(text, members)
  const ownedBy = concerned.find(({ standing }) => standing === 'owner')?.member
  const others = members.filter((member) => !isActor(member) && !(ownedBy && apart(member, ownedBy)))
  // Founders had joined before the lodge existed, and are in no block with the demo logins concerned.
  const founders = others.filter(
    (member) => member.demo.createdAt < created && !concerned.some((login) => apart(member, login.member)),
  )
  if (founders.length < 2) throw new Error(`Nobody can have founded ${text.name}`)
  const founder = ownedBy && ownedBy.demo.createdAt < created ? ownedBy : random.pick(founders)
  const heir = text.everyLogin ? random.pick(founders.filter((member) => member !== founder)) : founder
  const owner = text.ownerless ? null : (ownedBy ?? heir)
  const leader = owner ?? founder
  return {
    founder,
    owner,
    logins: concerned.filter(({ member }) => member === leader || !apart(member, leader)),
    candidates: others.filter((member) => member !== founder && member !== owner && !apart(member, leader)),
  }
}

function loginsOf({ name, logins, everyLogin }: LodgeText, members: readonly Acquainted[]): Login[] {
  const named = Object.entries(logins).map(([login, standing]) => {
    const member = members.find(({ demo }) => demo.actor?.name === login)
    if (!member) throw new Error(`${login} cannot be in ${name}`)
    return { member, standing }
  })
  if (!everyLogin) return named
  const rest = members.filter((member) => isActor(member) && !named.some((login) => login.member === member))
  return [...named, ...rest.map((member) => ({ member, standing: 'member' as const }))]
}

export function lodgeRandom(purpose: string, { name, days }: LodgeText): Random {
  return createRandom(`${purpose} of lodge ${name} ${days}`)
}
