import { Gender } from '../../contract/enums'
import { DAY } from '../../core/clock'
import { isActor, isDark, type Acquainted } from '../community/circles'
import type { BlogText, MemberOfKind, Writer } from './texts'
import { blogTexts } from './texts'
import { ageOn } from '../community/people'
import { countries, type Country } from '../../content/places/places'
import { createRandom } from '../community/random'

export interface PlannedEntry {
  readonly text: BlogText
  readonly country: Country
  readonly dark: boolean
  readonly author: Acquainted
  readonly moment: Date
}

export interface StoredEntry extends PlannedEntry {
  readonly id: number
}

const genders = { man: Gender.Male, woman: Gender.Female, couple: Gender.Couple, trans: Gender.Transsexual }

/** All entries, the oldest first. No member stands for two writers. */
export function plannedEntries(members: readonly Acquainted[], now: Date): PlannedEntry[] {
  const taken = new Set<number>()
  const planned = countries.flatMap((country) =>
    [false, true].flatMap((dark) => {
      const { writers, entries } = blogTexts[dark ? 'dark' : 'main'][country.locale]
      const candidates = members.filter(({ demo }) => demo.countryId === country.id)
      const authors = new Map(
        Object.entries(writers).map(([key, writer]) => {
          const days = Math.max(...entries.filter(({ by }) => by === key).map((entry) => entry.days))
          const author = authorFor(writer, { key, days, dark, now }, candidates, taken)
          taken.add(author.id)
          return [key, author]
        }),
      )
      return entries.map((text) => {
        const author = authors.get(text.by)
        if (!author) throw new Error(`Nobody is ${text.by}`)
        return { text, country, dark, author, moment: new Date(now.getTime() - text.days * DAY) }
      })
    }),
  )
  return planned.toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
}

interface Part {
  readonly key: string
  /** Minimum days since the member joined. */
  readonly days: number
  readonly dark: boolean
  readonly now: Date
}

function authorFor(
  writer: Writer,
  { key, days, dark, now }: Part,
  candidates: readonly Acquainted[],
  taken: ReadonlySet<number>,
): Acquainted {
  const fitting = candidates.filter((member) => {
    const { demo, id } = member
    if (demo.createdAt.getTime() > now.getTime() - days * DAY || (dark && !isDark(member))) return false
    if (typeof writer === 'string') return demo.name === writer
    return !isActor(member) && !demo.bannedFromBlogs && !taken.has(id) && isOfKind(member, writer, now)
  })
  if (fitting.length === 0) throw new Error(`Nobody can be ${key} of ${days} days`)
  return createRandom(`writer ${key}`).pick(fitting)
}

function isOfKind({ demo }: Acquainted, { is, age: [from, to] }: MemberOfKind, now: Date): boolean {
  const [first] = demo.persons
  if (!first || demo.gender !== genders[is]) return false
  // The texts of couples speak of her and him, so the couple must be a woman and a man.
  if (is === 'couple' && new Set(demo.persons.map(({ gender }) => gender)).size === 1) return false
  const age = ageOn(now, first.birthday)
  return age >= from && age <= to
}
