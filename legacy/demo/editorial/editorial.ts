import type { Transaction } from 'kysely'
import { reviews } from '../../content/reviews/reviews'
import { byLocale, locales } from '../../content/locale'
import { NewsKind } from '../../contract/staff/newsEnums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Scene } from '../community/scene'
import { breakingNewsKeys, editorialTexts, ticketRatings, tickerKeys } from './texts'
import { countries } from '../../content/places/places'

export async function seedEditorial(db: Transaction<DB>, { now }: Scene): Promise<void> {
  await db
    .insertInto('news')
    .values(
      tickerKeys.map((key, index) => ({
        kind: NewsKind.Ticker,
        text: JSON.stringify(byLocale((locale) => editorialTexts[locale].tickers[key].text)),
        path: editorialTexts['en-GB'].tickers[key].path,
        startsAt: after(now, -(index + 1) * DAY),
      })),
    )
    .execute()
  await db
    .insertInto('news')
    .values(
      breakingNewsKeys.map((key, index) => ({
        kind: NewsKind.BreakingNews,
        title: JSON.stringify(byLocale((locale) => editorialTexts[locale].breakingNews[key].title)),
        text: JSON.stringify(byLocale((locale) => editorialTexts[locale].breakingNews[key].text)),
        startsAt: after(now, -(index + 1) * DAY),
      })),
    )
    .execute()
  await db
    .insertInto('glossaryEntry')
    .values(locales.flatMap((locale) => editorialTexts[locale].glossary.map((entry) => ({ locale, ...entry }))))
    .execute()
  await db
    .insertInto('chatRoom')
    .values(
      countries.flatMap(({ id, locale }) => editorialTexts[locale].chatRooms.map((r) => ({ countryId: id, ...r }))),
    )
    .execute()
  await db
    .insertInto('review')
    .values(countries.flatMap(({ id, locale }) => reviews(locale).map((review) => ({ countryId: id, ...review }))))
    .execute()
  await db
    .insertInto('ticketRating')
    .values(
      countries.flatMap(({ id }) =>
        Object.entries(ticketRatings[id]).flatMap(([rating, count]) =>
          Array.from({ length: count }, (_, index) => ({
            countryId: id,
            rating: Number(rating),
            createdAt: after(now, -(index % 180) * DAY),
          })),
        ),
      ),
    )
    .execute()
}
