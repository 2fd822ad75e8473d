import { sql } from 'kysely'
import type { Locale } from '../content/locale'
import type { AnswerOf } from '../contract/contract'
import type { Database } from '../core/database/connect'

/** All kinks by their names in a language. */
export async function allKinks(db: Database, locale: Locale): Promise<AnswerOf<'DarkKinks.GetAllKinks'>> {
  const kinks = await db
    .selectFrom('kink')
    .select(['kink.id', sql<string>`coalesce(kink.name ->> ${locale}, kink.name ->> 'en-GB', '')`.as('name')])
    .execute()
  const { compare } = new Intl.Collator(locale)
  return kinks.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}
