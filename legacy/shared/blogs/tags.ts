import { expressionBuilder, sql, type Expression } from 'kysely'
import type { AnswerOf } from '../../contract/contract'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { havingTerms, named } from '../../core/text/searchTerms'
import { entryOpenTo, notHiddenBy } from '../visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>
type CountedTags = AnswerOf<'Blogs.SearchBlogTags'>

export const MAX_SUGGESTED = 10
/** Number of tags to count for the viewer, chosen by their use as of the last hourly count. */
const CANDIDATES = 30
/** Upper bound for counting entries. */
const MAX_COUNTED = 100

/** Tags whose name contains the typed text and that visible entries carry; most used first. */
export async function suggestedTags(deps: Store, viewer: MemberViewer, typed: string): Promise<CountedTags> {
  if (typed.trim() === '') return []
  const candidates = await tagsNamed(deps, viewer, typed).execute()
  const tags = await countedTags(
    deps,
    viewer,
    candidates.map(({ id }) => id),
  )
  return tags.toSorted((a, b) => b.count - a.count).slice(0, MAX_SUGGESTED)
}

export function tagsNamed({ db }: Store, { site }: MemberViewer, typed: string) {
  return db
    .selectFrom('blogTag')
    .leftJoin('blogTagUse as use', (join) =>
      join
        .onRef('use.tagId', '=', 'blogTag.id')
        .on('use.countryId', '=', site.countryId)
        .on('use.dark', '=', site.dark),
    )
    .select('blogTag.id')
    .where(named(sql<string>`blog_tag.name::text`, typed))
    .orderBy('use.count', (order) => order.desc().nullsLast())
    .orderBy('blogTag.id')
    .limit(CANDIDATES)
}

/** Tags by their ids, without those that no visible entry carries. */
export async function countedTags(deps: Store, viewer: MemberViewer, ids: readonly number[]): Promise<CountedTags> {
  const rows = await tagCounts(deps, viewer, ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row && row.count > 0 ? [row] : []
  })
}

/** Tags with the number of the community's entries that carry them and that the viewer may see, up to `MAX_COUNTED`. */
export function tagCounts(deps: Store, viewer: MemberViewer, ids: readonly number[]) {
  return deps.db
    .selectFrom('blogTag')
    .select(['blogTag.id', 'blogTag.name'])
    .select((eb) => entriesWith(deps, eb.ref('blogTag.id'), viewer).as('count'))
    .where('blogTag.id', '=', anyOf(ids))
}

function entriesWith(deps: Store, tagId: Expression<number>, viewer: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const found = eb
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, viewer))
    .where(notHiddenBy(viewer))
    .innerJoin('blogEntrySearch as search', 'search.entryId', 'blogEntry.id')
    .where('search.dark', '=', viewer.site.dark)
    .where('search.countryId', '=', viewer.site.countryId)
    .where(havingTerms(sql<string>`('''#' || ${tagId} || '''')`))
    .limit(MAX_COUNTED)
  return eb
    .selectFrom(found.as('found'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

/**
 * Counts the entries per tag, country and main or dark site, as a job: with a million entries this is too slow
 * while somebody types. It only selects candidates; the displayed count is made for the viewer.
 */
export async function countTagUse({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    WITH counted AS (
      SELECT tag_id, country_id, dark, count(*) AS count
      FROM blog_entry_tag JOIN blog_entry_search USING (entry_id) GROUP BY tag_id, country_id, dark
    ), written AS (
      INSERT INTO blog_tag_use AS old SELECT * FROM counted
      ON CONFLICT (tag_id, country_id, dark) DO UPDATE SET count = EXCLUDED.count WHERE old.count <> EXCLUDED.count
    )
    DELETE FROM blog_tag_use
    WHERE (tag_id, country_id, dark) NOT IN (SELECT tag_id, country_id, dark FROM counted)`.execute(db)
}
