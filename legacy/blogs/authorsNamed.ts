import type { BlogAuthor } from '../contract/blogShapes'
import type { Deps, MemberReader } from '../core/handler'
import { blogAuthors } from './authors'
import { MOST_SUGGESTED } from '../shared/blogs/tags'
import { named, namedFirst } from '../core/searchTerms'
import { authorOpenTo, hasHidden } from '../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** So many are looked at closely: of some, no entry is for the reader. */
const CANDIDATES = 30

/** Authors of the community whose name has what was typed in it; those whose name begins so, and who have most followers, first. */
export async function suggestedAuthors(deps: Store, reader: MemberReader, typed: string): Promise<BlogAuthor[]> {
  if (typed.trim() === '') return []
  const rows = await authorsNamed(deps, reader, typed).execute()
  const authors = await blogAuthors(
    deps,
    rows.map(({ id }) => id),
    reader,
  )
  return authors.filter(({ entryCount }) => entryCount > 0).slice(0, MOST_SUGGESTED)
}

/** The authors who are worth a closer look. */
export function authorsNamed(deps: Store, reader: MemberReader, typed: string) {
  return deps.db
    .selectFrom('profileSearch')
    .innerJoin('blogAuthor', 'blogAuthor.profileId', 'profileSearch.id')
    .innerJoin('profile', 'profile.id', 'profileSearch.id')
    .select('profile.id')
    .where((eb) => named(eb.ref('profileSearch.name'), typed))
    .where('blogAuthor.dark', '=', reader.site.dark)
    .where('blogAuthor.countryId', '=', reader.site.countryId)
    .where('blogAuthor.entryCount', '>', 0)
    .where(authorOpenTo(deps, reader))
    .where((eb) => eb.not(hasHidden(eb.ref('profile.id'), reader.profile.id)))
    .orderBy((eb) => namedFirst(eb.ref('profileSearch.name'), typed), 'desc')
    .orderBy('blogAuthor.followerCount', 'desc')
    .orderBy('profile.id', 'desc')
    .limit(CANDIDATES)
}
