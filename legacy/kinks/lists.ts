import { sql, type ExpressionBuilder } from 'kysely'
import { KinkStatus, type KinkLevel } from '../contract/enums'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { named, namedFirst } from '../core/text/searchTerms'
import { MAX_SUGGESTED, suggestedTags } from '../shared/blogs/tags'
import { kinkName } from '../shared/kinks'

type Store = Pick<Deps, 'db' | 'clock'>
type Kinks = AnswerOf<'DarkKinks.GetAllKinks'>

/** How many kinks count as popular, and how many of them as most popular. */
const MAX_POPULAR = 30
const MAX_TOP = 10

/** Whether the viewer may know of the row of `kink`: it is open to all, or the viewer's own and not refused. */
export function kinkOpenTo({ profile }: MemberViewer) {
  return (eb: ExpressionBuilder<DB, 'kink'>) =>
    eb.or([
      eb('kink.status', '=', KinkStatus.Shown),
      eb.and([eb('kink.status', '=', KinkStatus.Waiting), eb('kink.coinedBy', '=', profile.id)]),
    ])
}

/** Rows of kinks as they are answered. */
export function kinkRows({ db }: Pick<Deps, 'db'>, { site, locale, profile }: MemberViewer) {
  return db
    .selectFrom('kink')
    .leftJoin('kinkUse', (use) =>
      use.onRef('kinkUse.kinkId', '=', 'kink.id').on('kinkUse.countryId', '=', site.countryId),
    )
    .leftJoin('profileKink as own', (join) =>
      join.onRef('own.kinkId', '=', 'kink.id').on('own.profileId', '=', profile.id),
    )
    .select((eb) => [
      'kink.id',
      kinkName(locale).as('name'),
      sql<string | null>`nullif(coalesce(kink.description ->> ${locale}, kink.description ->> 'en-GB'), '')`.as(
        'description',
      ),
      'kink.custom',
      eb.ref('kink.status').$castTo<1 | 2>().as('status'),
      eb.fn.coalesce('kinkUse.count', sql.lit(0)).as('profileCount'),
      eb.ref('own.level').$castTo<KinkLevel | null>().as('level'),
      eb.fn.coalesce('own.private', sql.lit(false)).as('private'),
    ])
}

/** The kinks that the viewer may know of by name; `custom` adds those of members. */
export async function kinksByName(deps: Store, viewer: MemberViewer, custom: boolean): Promise<Kinks> {
  const kinks = await kinkRows(deps, viewer)
    .where(kinkOpenTo(viewer))
    .$if(!custom, (rows) => rows.where('kink.custom', '=', false))
    .execute()
  const { compare } = new Intl.Collator(viewer.locale)
  return kinks.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}

function byPopularity(deps: Store, viewer: MemberViewer) {
  return kinkRows(deps, viewer)
    .where('kink.status', '=', KinkStatus.Shown)
    .orderBy('profileCount', 'desc')
    .orderBy('kink.id')
}

export function popularKinks(deps: Store, viewer: MemberViewer, few: boolean): Promise<Kinks> {
  return byPopularity(deps, viewer)
    .limit(few ? MAX_TOP : MAX_POPULAR)
    .execute()
}

export function otherKinks(deps: Store, viewer: MemberViewer, { skip, take }: Page): Promise<Kinks> {
  return byPopularity(deps, viewer)
    .offset(MAX_POPULAR + skip)
    .limit(take)
    .execute()
}

/** Kinks whose name contains the typed text; those that begin with it come first. */
export async function kinksNamed(
  deps: Store,
  viewer: MemberViewer,
  { query: typed, custom = false }: QueryOf<'DarkKinks.SearchKinks'>,
): Promise<Kinks> {
  if (typed.trim() === '') return []
  const name = kinkName(viewer.locale)
  return kinkRows(deps, viewer)
    .where(kinkOpenTo(viewer))
    .where(named(name, typed))
    .$if(!custom, (rows) => rows.where('kink.custom', '=', false))
    .orderBy(namedFirst(name, typed), 'desc')
    .orderBy(name)
    .orderBy('kink.id')
    .limit(MAX_SUGGESTED)
    .execute()
}

export async function kinksWithBlogTags(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'DarkKinks.SearchKinksWithBlogTags'>,
): Promise<AnswerOf<'DarkKinks.SearchKinksWithBlogTags'>> {
  if (query.query.trim() === '') return { kinks: [], tags: [] }
  const [kinks, tags] = await Promise.all([kinksNamed(deps, viewer, query), suggestedTags(deps, viewer, query.query)])
  return { kinks, tags: tags.map(({ id, name: tag }) => ({ id, name: tag })) }
}

/** Counts the profiles of each kink and country, as a job: with many profiles this is too slow for a request. */
export async function countKinkUse({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    WITH counted AS (
      SELECT profile_kink.kink_id, profile.country_id, count(*) AS count
      FROM profile_kink JOIN profile ON profile.id = profile_kink.profile_id
      WHERE profile_kink.level < 3 AND NOT profile_kink.private AND profile.status = 3 AND profile.dark_status = 3
      GROUP BY profile_kink.kink_id, profile.country_id
    ), written AS (
      INSERT INTO kink_use AS old SELECT * FROM counted
      ON CONFLICT (country_id, kink_id) DO UPDATE SET count = EXCLUDED.count WHERE old.count <> EXCLUDED.count
    )
    DELETE FROM kink_use WHERE (country_id, kink_id) NOT IN (SELECT country_id, kink_id FROM counted)`.execute(db)
}
