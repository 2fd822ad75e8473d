import { expressionBuilder, sql, type Expression } from 'kysely'
import type { AnswerOf } from '../../contract/contract'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { havingTerms, named } from '../../core/searchTerms'
import { entryOpenTo, notHiddenBy } from '../visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>
type CountedTags = AnswerOf<'Blogs.SearchBlogTags'>

/** A list of suggestions is no longer than this. */
export const MAX_SUGGESTED = 10
/** So many tags are looked at closely, by the use of the last hour. */
const CANDIDATES = 30
/** Entries are counted no further than this. */
const MAX_COUNTED = 100

/** Tags whose name has what was typed in it, that entries for the viewer carry; those used most first. */
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

/** The tags that are worth a closer look. */
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

/** Tags by their ids, without those that no entry for the viewer carries. */
export async function countedTags(deps: Store, viewer: MemberViewer, ids: readonly number[]): Promise<CountedTags> {
  const rows = await tagCounts(deps, viewer, ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row && row.count > 0 ? [row] : []
  })
}

/** Tags, and how many entries of the community that the viewer may see carry them, 1,000 at most. */
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
 * Counts for every tag the entries of each country and world that carry it: with a million entries that takes too long to
 * be done while somebody types. It only says which tags to look at; what is shown is counted for the viewer.
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
