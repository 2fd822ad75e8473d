import { sql } from 'kysely'
import type { Locale } from '../content/locale'

/** The name of the row of `kink` in a language; a member's own kink may have a name in that member's language only. */
export function kinkName(locale: Locale) {
  const anyName = sql`(SELECT value FROM jsonb_each_text(kink.name) ORDER BY key LIMIT 1)`
  return sql<string>`coalesce(kink.name ->> ${locale}, kink.name ->> 'en-GB', ${anyName}, '')`
}
