import type { CountryId, DemoLocale } from '../../../content/places/places'
import { danishContent } from './da'
import { englishContent } from './en'
import { norwegianContent } from './nb'
import { swedishContent } from './sv'

/** Items with the same key have the same meaning in every language; they are stored as one text in four locales. */
export const tickerKeys = ['ownArea', 'validation', 'chatSunday', 'codeOfConduct'] as const
export const breakingNewsKeys = ['newStartPage', 'readAlong'] as const

interface DemoTicker {
  text: string
  /** Target of a click. */
  path: string
}

interface DemoNews {
  title: string
  text: string
}

interface DemoChatRoom {
  name: string
  /** Address of the room on the chat site. */
  path: string
  dark: boolean
  onlineCount: number
}

interface DemoGlossaryEntry {
  term: string
  text: string
}

export interface DemoContent {
  tickers: Record<(typeof tickerKeys)[number], DemoTicker>
  breakingNews: Record<(typeof breakingNewsKeys)[number], DemoNews>
  /** For the country that speaks the language. */
  chatRooms: readonly DemoChatRoom[]
  glossary: readonly DemoGlossaryEntry[]
  /** Private tags that a member might put on others. */
  tags: readonly string[]
}

export const demoContent: Record<DemoLocale, DemoContent> = {
  'da-DK': danishContent,
  'en-GB': englishContent,
  'nb-NO': norwegianContent,
  'sv-SE': swedishContent,
}

/** Number of support tickets per rating, 1 to 5, by country; the averages lie between 4.3 and 4.6. */
export const ticketRatings: Record<CountryId, Record<1 | 2 | 3 | 4 | 5, number>> = {
  1: { 1: 9, 2: 14, 3: 41, 4: 152, 5: 284 },
  2: { 1: 5, 2: 7, 3: 22, 4: 81, 5: 135 },
  3: { 1: 4, 2: 9, 3: 19, 4: 66, 5: 152 },
  4: { 1: 6, 2: 5, 3: 25, 4: 58, 5: 126 },
}
