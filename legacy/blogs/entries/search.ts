import type { Expression, SqlBool } from 'kysely'
import type { AnswerOf, BodyOf } from '../../contract/contract'
import { pageOf, type Deps, type MemberViewer } from '../../core/handler'
import { idsOf } from '../../core/idList'
import { anyOf } from '../../core/database/anyOf'
import { openEntries } from './entryLists'
import { entrySummaries } from './entrySummaries'
import { highlighted, placeFound, wordsSought } from './highlights'
import { havingTerms, havingWords } from '../../core/text/searchTerms'
import { notHiddenBy } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>
type Sought = Pick<BodyOf<'Blogs.SearchBlogEntries'>, 'text' | 'tagIds' | 'authorIds'>

/** Maximum entries to collect before ordering; beyond it, the newest are scanned until a page is full. */
const MAX_GATHERED = 1000

/**
 * Whether a search finds few entries. PostgreSQL takes every prefix for frequent, and would scan all entries for a
 * rare one.
 */
export async function findsFew(deps: Store, viewer: MemberViewer, sought: Sought): Promise<boolean> {
  const more = await entriesFound(deps, viewer, sought).offset(MAX_GATHERED).limit(1).execute()
  return more.length === 0
}

/**
 * The entries of the community with all words and tags, by one of the authors, newest first; collected first where
 * they are few.
 */
export function searchedEntries(deps: Store, viewer: MemberViewer, sought: Sought, few = false) {
  const found = entriesFound(deps, viewer, sought).$if(few, (entries) => entries.offset(0))
  return openEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .innerJoin(found.as('found'), 'found.id', 'blogEntry.id')
    .orderBy('found.publishedAt', 'desc')
    .orderBy('found.id', 'desc')
}

/** The entries of the community with these words and tags, by one of these authors. */
function entriesFound({ db }: Store, { site }: MemberViewer, { text = '', tagIds = [], authorIds = [] }: Sought) {
  const demands: Expression<SqlBool>[] = []
  if (text.trim() !== '') demands.push(havingWords(text))
  if (tagIds.length > 0) demands.push(havingTerms(tagIds.map((id) => `'#${id}'`).join(' & ')))
  if (authorIds.length > 0) demands.push(havingTerms(authorIds.map((id) => `'@${id}'`).join(' | ')))
  return db
    .selectFrom('blogEntrySearch as search')
    .select(['search.entryId as id', 'search.publishedAt'])
    .where('search.dark', '=', site.dark)
    .where('search.countryId', '=', site.countryId)
    .where((eb) => eb.and(demands))
}

/** A page of a search, each entry with its matches. */
export async function searchPage(
  deps: Store,
  viewer: MemberViewer,
  body: BodyOf<'Blogs.SearchBlogEntries'>,
): Promise<AnswerOf<'Blogs.SearchBlogEntries'>> {
  const ids = await idsOf(searchedEntries(deps, viewer, body, await findsFew(deps, viewer, body)), pageOf(body))
  const sought = wordsSought(body.text ?? '')
  const [entries, texts] = await Promise.all([
    entrySummaries(deps, ids, viewer),
    deps.db.selectFrom('blogEntry').select(['id', 'words']).where('id', '=', anyOf(ids)).execute(),
  ])
  const wordsById = new Map(texts.map(({ id, words }) => [id, words]))
  return entries.map((entry) => ({
    entry,
    title: highlighted(entry.title, sought),
    excerpt: placeFound(wordsById.get(entry.id) ?? '', sought),
  }))
}
