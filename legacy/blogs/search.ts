import type { Expression, SqlBool } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { pageOf, type Deps, type MemberReader } from '../core/handler'
import { idsOf } from '../core/idList'
import { anyOf } from '../profiles/summary'
import { openEntries } from './entryLists'
import { entrySummaries } from './entrySummaries'
import { highlighted, placeFound, wordsSought } from './highlights'
import { havingTerms, havingWords } from './terms'
import { notHiddenBy } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>
type Sought = Pick<BodyOf<'Blogs.SearchBlogEntries'>, 'text' | 'tagIds' | 'authorIds'>

/** The entries of the community with all words and tags, by one of the authors, newest first. */
export function searchedEntries(deps: Store, reader: MemberReader, { text = '', tagIds = [], authorIds = [] }: Sought) {
  const demands: Expression<SqlBool>[] = []
  if (text.trim() !== '') demands.push(havingWords(text))
  if (tagIds.length > 0) demands.push(havingTerms(tagIds.map((id) => `'#${id}'`).join(' & ')))
  if (authorIds.length > 0) demands.push(havingTerms(authorIds.map((id) => `'@${id}'`).join(' | ')))
  return openEntries(deps, reader)
    .where(notHiddenBy(reader))
    .innerJoin('blogEntrySearch as search', 'search.entryId', 'blogEntry.id')
    .where('search.dark', '=', reader.site.dark)
    .where('search.countryId', '=', reader.site.countryId)
    .where((eb) => eb.and(demands))
    .orderBy('search.publishedAt', 'desc')
    .orderBy('search.entryId', 'desc')
}

/** A page of a search, each entry with what was found in it. */
export async function searchPage(
  deps: Store,
  reader: MemberReader,
  body: BodyOf<'Blogs.SearchBlogEntries'>,
): Promise<AnswerOf<'Blogs.SearchBlogEntries'>> {
  const ids = await idsOf(searchedEntries(deps, reader, body), pageOf(body))
  const sought = wordsSought(body.text ?? '')
  const [entries, texts] = await Promise.all([
    entrySummaries(deps, ids, reader),
    deps.db.selectFrom('blogEntry').select(['id', 'words']).where('id', '=', anyOf(ids)).execute(),
  ])
  const wordsById = new Map(texts.map(({ id, words }) => [id, words]))
  return entries.map((entry) => ({
    entry,
    title: highlighted(entry.title, sought),
    excerpt: placeFound(wordsById.get(entry.id) ?? '', sought),
  }))
}
