import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Locale } from '../content/locale'
import { KinkLevel } from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'

/** The name of the row of `kink` in a language; a member's own kink may have a name in that member's language only. */
export function kinkName(locale: Locale) {
  const anyName = sql`(SELECT value FROM jsonb_each_text(kink.name) ORDER BY key LIMIT 1)`
  return sql<string>`coalesce(kink.name ->> ${locale}, kink.name ->> 'en-GB', ${anyName}, '')`
}

type SharedKinks = ExpressionBuilder<DB, 'sharedKinks'>

/** Whether the row of `shared_kinks` has all of the kinks. */
export function hasKinks(kinkIds: readonly number[]) {
  return sql<boolean>`shared_kinks.kink_ids @> ${[...kinkIds]}::integer[]`
}

/** Whether the row of `shared_kinks` has at least so many of the kinks, which are in order, rarest first. */
export function hasSeveral(kinkIds: readonly number[], least: number) {
  return (eb: SharedKinks): Expression<SqlBool> => {
    if (kinkIds.length < least) return sql.lit(false)
    // Who has so many of them has one of these: the index leads to few profiles where the kinks are rare.
    const rarest = kinkIds.slice(0, kinkIds.length - least + 1)
    return eb.and([
      sql<boolean>`shared_kinks.kink_ids && ${rarest}::integer[]`,
      sql<boolean>`(
        SELECT count(*) FROM unnest(shared_kinks.kink_ids) AS shared (id) WHERE shared.id = ${anyOf(kinkIds)}
      ) >= ${least}`,
    ])
  }
}

/** Whether a profile shares kinks with others, as a condition on its row of `shared_kinks` says. */
export function sharesKinks(
  profileId: Expression<number>,
  countryId: number | undefined,
  condition: Expression<SqlBool> | ((eb: SharedKinks) => Expression<SqlBool>),
): Expression<SqlBool> {
  const sharing = expressionBuilder<DB>()
    .selectFrom('sharedKinks')
    .select('sharedKinks.profileId')
    .$if(countryId !== undefined, (rows) => rows.where('sharedKinks.countryId', '=', countryId ?? 0))
    .where(condition)
  return expressionBuilder<DB>()(profileId, 'in', sharing)
}

/** The kinks that the viewer likes or is curious about, rarest in the site's country first. */
export async function ownKinks(db: Database, { profile, site }: MemberViewer): Promise<number[]> {
  const rows = await db
    .selectFrom('profileKink')
    .leftJoin('kinkUse', (use) =>
      use.onRef('kinkUse.kinkId', '=', 'profileKink.kinkId').on('kinkUse.countryId', '=', site.countryId),
    )
    .select('profileKink.kinkId')
    .where('profileKink.profileId', '=', profile.id)
    .where('profileKink.level', '<', KinkLevel.No)
    .orderBy((eb) => eb.fn.coalesce('kinkUse.count', sql.lit(0)))
    .orderBy('profileKink.kinkId')
    .execute()
  return rows.map(({ kinkId }) => kinkId)
}
