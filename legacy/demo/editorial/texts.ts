import Type from 'typebox'
import type { CountryId } from '../../content/places/places'
import { ByKey, Exact, readTexts } from '../../content/texts'

/** Items with the same key have the same meaning in every language; they are stored as one text in four locales. */
export const tickerKeys = ['ownArea', 'validation', 'chatSunday', 'codeOfConduct'] as const
export const breakingNewsKeys = ['newStartPage', 'readAlong'] as const

const ChatRoom = Exact({
  name: Type.String(),
  /** Address of the room on the chat site. */
  path: Type.String(),
  dark: Type.Boolean(),
  onlineCount: Type.Integer(),
})

export const editorialTexts = readTexts(
  import.meta.url,
  Exact({
    /** The path is the target of a click. */
    tickers: ByKey(tickerKeys, Exact({ text: Type.String(), path: Type.String() })),
    breakingNews: ByKey(breakingNewsKeys, Exact({ title: Type.String(), text: Type.String() })),
    /** For the country that speaks the language. */
    chatRooms: Type.Array(ChatRoom),
    glossary: Type.Array(Exact({ term: Type.String(), text: Type.String() })),
  }),
  ({ tickers }) => tickerKeys.map((key) => tickers[key].path),
)

/** Number of support tickets per rating, 1 to 5, by country; the averages lie between 4.3 and 4.6. */
export const ticketRatings: Record<CountryId, Record<1 | 2 | 3 | 4 | 5, number>> = {
  1: { 1: 9, 2: 14, 3: 41, 4: 152, 5: 284 },
  2: { 1: 5, 2: 7, 3: 22, 4: 81, 5: 135 },
  3: { 1: 4, 2: 9, 3: 19, 4: 66, 5: 152 },
  4: { 1: 6, 2: 5, 3: 25, 4: 58, 5: 126 },
}
