import type { Gender } from '../../../contract/enums'
import type { Random } from '../random'
import type { ProfileTexts } from './texts'

export interface Bearer {
  gender: Gender
  persons: readonly Gender[]
  birthYear: number
}

const MAX_LENGTH = 20

const firstName = (random: Random, texts: ProfileTexts, gender: Gender) =>
  random.pick(gender === 1 ? texts.maleNames : gender === 2 ? texts.femaleNames : texts.neutralNames)

function propose(random: Random, texts: ProfileTexts, { persons, birthYear }: Bearer): string {
  const [first = 4, second] = persons
  const name = firstName(random, texts, first)
  if (second) {
    const both = `${name}${texts.and}${firstName(random, texts, second)}`
    return random.chance(0.75) ? both : `${both}${String(birthYear).slice(2)}`
  }
  const noun = random.pick(texts.nouns)
  return random.weighted([
    [`${name}${String(birthYear).slice(2)}`, 3],
    [`${name}${random.pick(texts.endings)}`, 2],
    [`${name}${noun}`, 1],
    [noun, 2],
    [`${random.pick(texts.adjectives)}${noun}`, 3],
    [`${noun}${random.int(2, 99)}`, 1],
  ])
}

/** Invents a profile name that is unique ignoring case, and adds it to `taken` in lower case. */
export function inventName(random: Random, texts: ProfileTexts, bearer: Bearer, taken: Set<string>): string {
  for (;;) {
    const name = propose(random, texts, bearer)
    const key = name.toLowerCase()
    if (name.length < 3 || name.length > MAX_LENGTH || taken.has(key)) continue
    taken.add(key)
    return name
  }
}
