import type { Transaction } from 'kysely'
import { reviews } from '../content/reviews/reviews'
import { locales } from '../content/locale'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import { breakingNewsKeys, demoContent, ticketRatings, tickerKeys } from './community/content/content'
import { countries } from '../content/places/places'

export async function seedEditorial(db: Transaction<DB>, now: Date): Promise<void> {
  await db
    .insertInto('newsTicker')
    .values(
      tickerKeys.map((key, index) => ({
        text: inAllLocales((locale) => demoContent[locale].tickers[key].text),
        path: demoContent['en-GB'].tickers[key].path,
        startsAt: after(now, -(index + 1) * DAY),
      })),
    )
    .execute()
  await db
    .insertInto('breakingNews')
    .values(
      breakingNewsKeys.map((key, index) => ({
        title: inAllLocales((locale) => demoContent[locale].breakingNews[key].title),
        text: inAllLocales((locale) => demoContent[locale].breakingNews[key].text),
        startsAt: after(now, -(index + 1) * DAY),
      })),
    )
    .execute()
  await db
    .insertInto('glossaryEntry')
    .values(locales.flatMap((locale) => demoContent[locale].glossary.map((entry) => ({ locale, ...entry }))))
    .execute()
  await db
    .insertInto('chatRoom')
    .values(countries.flatMap(({ id, locale }) => demoContent[locale].chatRooms.map((r) => ({ countryId: id, ...r }))))
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

function inAllLocales(textIn: (locale: (typeof locales)[number]) => string): string {
  return JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])))
}
