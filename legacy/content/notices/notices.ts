import type { NotificationTopic } from '../../contract/enums'
import { interpolate } from '../interpolate'
import type { Locale } from '../locale'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import type { NoticeTexts } from './notice'
import svSE from './sv-SE'

const texts: Record<Locale, NoticeTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** So many are named; the others are counted. */
const MOST_NAMES = 3

/** One thing in a sentence; without a name where none may be said. */
export function noticeOf(topic: NotificationTopic, locale: Locale, name: string | undefined): string {
  const { named, unnamed } = texts[locale].topics[topic]
  return name === undefined ? unnamed : interpolate(named, { name })
}

/** Several things of one topic in a line; `names` of those who did them, each once. */
export function gatheredNotice(
  topic: NotificationTopic,
  locale: Locale,
  { count, names }: { readonly count: number; readonly names: readonly string[] },
): string {
  const { andMore, topics } = texts[locale]
  const said = names.slice(0, MOST_NAMES)
  const rest = names.length - said.length
  const list =
    rest > 0
      ? interpolate(andMore, { names: said.join(', '), count: rest })
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(said)
  // What is said of people turns on how many they are, and where they are counted once, so does the number of things.
  const number = topics[topic].gathered.other.includes('{{count}}') ? count : names.length
  return interpolate(topics[topic].gathered[number === 1 ? 'one' : 'other'], { count, names: list })
}
