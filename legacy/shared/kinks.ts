import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Locale } from '../content/locale'
import { KinkLevel, KinkStatus } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'

/** The name of the row of `kink` in a language; a member's own kink may have a name in that member's language only. */
export function kinkName(locale: Locale) {
  const anyName = sql`(SELECT value FROM jsonb_each_text(kink.name) ORDER BY key LIMIT 1)`
  return sql<string>`coalesce(kink.name ->> ${locale}, kink.name ->> 'en-GB', ${anyName}, '')`
}

/** Whether a profile lets others know that it likes a kink or is curious about it, and the kink is open to all. */
export function sharesKink(profileId: Expression<number>, kinkId: number) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> =>
    eb(
      profileId,
      'in',
      eb
        .selectFrom('profileKink')
        .innerJoin('kink', 'kink.id', 'profileKink.kinkId')
        .select('profileKink.profileId')
        .where('profileKink.kinkId', '=', kinkId)
        .where('kink.status', '=', sql.lit(KinkStatus.Shown))
        .where('profileKink.level', '<', sql.lit(KinkLevel.No))
        .where('profileKink.private', '=', sql.lit(false)),
    )
}
