import { createRandom } from '../random'
import type { Random } from '../random'
import type { ProfileTexts, Voices } from './texts'

export interface Writer {
  couple: boolean
  /** A couple of a woman and a man; only its sentences may speak of "she" and "he". */
  mixedCouple: boolean
  /** Age; for couples that of the younger person. */
  age: number
  city: string
  interests: readonly string[]
  talkative: boolean
}

export interface WrittenProfile {
  headline: string
  /** HTML, as the profile editor writes it. */
  text: string
  darkText: string
}

const ageMark = /^\[(\d*)-(\d*)\] /
const sheOrHe = /\b(hun|han|hon|she|he)\b/i

function sayable(voices: Voices, writer: Writer): string[] {
  return voices[writer.couple ? 'couple' : 'single']
    .filter((line) => {
      const [, from, to] = ageMark.exec(line) ?? []
      return writer.age >= Number(from || 0) && writer.age <= Number(to || 200)
    })
    .filter((line) => !writer.couple || writer.mixedCouple || !sheOrHe.test(line))
    .map((line) => line.replace(ageMark, ''))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const paragraph = (...sentences: readonly string[]) => (sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : '')

const emphasis = (...sentences: readonly string[]) => paragraph(...sentences.map((sentence) => `<em>${sentence}</em>`))

const list = (lead: string, items: readonly string[]) =>
  `${paragraph(lead)}<ul>${items
    .slice(0, 3)
    .map((item) => `<li>${item}</li>`)
    .join('')}</ul>`

/** Writes a headline, a profile text of two to five sentences, and one line for the dark site. */
export function writeProfile(random: Random, texts: ProfileTexts, writer: Writer): WrittenProfile {
  const [first = '', second = '', third = ''] = writer.interests
  const { talkative } = writer
  const fill = (line: string) =>
    line.replaceAll('{city}', writer.city).replaceAll('{a}', first).replaceAll('{b}', second)
  const one = (voices: Voices) => random.pick(sayable(voices, writer))
  const about = [
    ...(random.chance(0.85) || talkative ? [one(texts.openings)] : []),
    ...random.sample(
      sayable(texts.everydays, writer),
      random.weighted([
        [1, 5],
        [2, 4],
      ] as const),
    ),
  ]
  const wish = random.chance(0.7) || talkative ? [one(texts.wishes)] : []
  const closing = about.length + wish.length < 2 || random.chance(0.6) || talkative ? [one(texts.closings)] : []
  // A separate random source, so that the layout can change without changing any person.
  const layout = createRandom(about.join(' '))
  return {
    // A third of the headlines name interests instead of a motto, for variety on a page of thirty.
    headline: random.chance(0.34)
      ? `${capital(second)}, ${third} ${texts.and.toLowerCase()} ${first}`
      : one(texts.headlines),
    text: fill(
      layout.weighted([
        [paragraph(...about, ...wish, ...closing), talkative ? 0 : 3],
        [paragraph(...about) + paragraph(...wish, ...closing), talkative ? 0 : 5],
        [paragraph(...about) + paragraph(...wish) + emphasis(...closing), 3],
        [paragraph(...about) + list(one(texts.leads), writer.interests) + paragraph(...wish, ...closing), 3],
      ]),
    ),
    darkText: one(texts.dark),
  }
}
