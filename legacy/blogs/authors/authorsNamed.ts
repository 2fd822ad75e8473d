import type { BlogAuthor } from '../../contract/blogShapes'
import type { Deps, MemberViewer } from '../../core/handler'
import { blogAuthors } from './authors'
import { MAX_SUGGESTED } from '../../shared/blogs/tags'
import { named, namedFirst } from '../../core/text/searchTerms'
import { authorOpenTo, hasHidden } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** Candidates checked in detail: some have no entry for the viewer. */
const CANDIDATES = 30

/** Authors whose name contains the typed text; names that begin with it, and most followers, first. */
export async function suggestedAuthors(deps: Store, viewer: MemberViewer, typed: string): Promise<BlogAuthor[]> {
  if (typed.trim() === '') return []
  const rows = await authorsNamed(deps, viewer, typed).execute()
  const authors = await blogAuthors(
    deps,
    rows.map(({ id }) => id),
    viewer,
  )
  return authors.filter(({ entryCount }) => entryCount > 0).slice(0, MAX_SUGGESTED)
}

/** The candidates for a detailed check. */
export function authorsNamed(deps: Store, viewer: MemberViewer, typed: string) {
  return deps.db
    .selectFrom('profileSearch')
    .innerJoin('blogAuthor', 'blogAuthor.profileId', 'profileSearch.id')
    .innerJoin('profile', 'profile.id', 'profileSearch.id')
    .select('profile.id')
    .where((eb) => named(eb.ref('profileSearch.name'), typed))
    .where('blogAuthor.dark', '=', viewer.site.dark)
    .where('blogAuthor.countryId', '=', viewer.site.countryId)
    .where('blogAuthor.entryCount', '>', 0)
    .where(authorOpenTo(deps, viewer))
    .where((eb) => eb.not(hasHidden(eb.ref('profile.id'), viewer.profile.id)))
    .orderBy((eb) => namedFirst(eb.ref('profileSearch.name'), typed), 'desc')
    .orderBy('blogAuthor.followerCount', 'desc')
    .orderBy('profile.id', 'desc')
    .limit(CANDIDATES)
}
