import type { Random } from '../random'
import type { ProfileTexts, Voices } from './texts'

/** Who is writing. */
export interface Writer {
  couple: boolean
  /** A couple of a woman and a man; only then may a sentence speak of "she" and "he". */
  mixedCouple: boolean
  /** The age, of couples the younger one's. */
  age: number
  city: string
  interests: readonly string[]
}

export interface WrittenProfile {
  headline: string
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

/** Writes a headline, a profile text of two to five sentences, and one line for the dark site. */
export function writeProfile(random: Random, texts: ProfileTexts, writer: Writer): WrittenProfile {
  const [first = '', second = '', third = ''] = writer.interests
  const fill = (line: string) =>
    line.replaceAll('{city}', writer.city).replaceAll('{a}', first).replaceAll('{b}', second)
  const one = (voices: Voices) => random.pick(sayable(voices, writer))
  const sentences = [
    ...(random.chance(0.85) ? [one(texts.openings)] : []),
    ...random.sample(
      sayable(texts.everydays, writer),
      random.weighted([
        [1, 5],
        [2, 4],
      ] as const),
    ),
    ...(random.chance(0.7) ? [one(texts.wishes)] : []),
  ]
  if (sentences.length < 2 || random.chance(0.6)) sentences.push(one(texts.closings))
  return {
    // A third names what they like instead of a motto, so that thirty on a page do not all sound witty.
    headline: random.chance(0.34)
      ? `${capital(second)}, ${third} ${texts.and.toLowerCase()} ${first}`
      : one(texts.headlines),
    text: fill(sentences.join(' ')),
    darkText: one(texts.dark),
  }
}
