import type { NotificationTopic } from '../../contract/enums'
import type { Addressee } from '../addressee'
import { interpolate } from '../interpolate'
import type { Locale } from '../locale'
import daDK from './da-DK'
import daDKCouple from './da-DK.couple'
import enGB from './en-GB'
import nbNO from './nb-NO'
import nbNOCouple from './nb-NO.couple'
import type { CoupleNotificationTexts, NotificationText, NotificationTexts } from './notice'
import svSE from './sv-SE'
import svSECouple from './sv-SE.couple'

const texts: Record<Locale, NotificationTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** English has no differences. */
const couples: Partial<Record<Locale, CoupleNotificationTexts>> = {
  'da-DK': daDKCouple,
  'nb-NO': nbNOCouple,
  'sv-SE': svSECouple,
}

/** Further people are counted instead of named. */
const MAX_NAMES = 3

function textOf(topic: NotificationTopic, locale: Locale, addressee: Addressee): NotificationText {
  return { ...texts[locale].topics[topic], ...(addressee === 'couple' && couples[locale]?.[topic]) }
}

/** Omits the name where none may be shown. */
export function notificationTextOf(
  topic: NotificationTopic,
  locale: Locale,
  name: string | undefined,
  addressee: Addressee = 'single',
): string {
  const { named, unnamed } = textOf(topic, locale, addressee)
  return name === undefined ? unnamed : interpolate(named, { name })
}

/** Text for several events of one topic; `names` are those who caused them, each once. */
export function gatheredNotificationText(
  topic: NotificationTopic,
  locale: Locale,
  { count, names }: { readonly count: number; readonly names: readonly string[] },
  addressee: Addressee = 'single',
): string {
  const { andMore } = texts[locale]
  const { gathered } = textOf(topic, locale, addressee)
  const said = names.slice(0, MAX_NAMES)
  const rest = names.length - said.length
  const list =
    rest > 0
      ? interpolate(andMore, { names: said.join(', '), count: rest })
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(said)
  // The grammatical number follows `{{count}}` where the text shows it, otherwise the number of people.
  const number = gathered.other.includes('{{count}}') ? count : names.length
  return interpolate(gathered[number === 1 ? 'one' : 'other'], { count, names: list })
}
