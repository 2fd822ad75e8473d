/** Addresses of the blogs, which several areas link to. */

const BLOGS = '/Community/Blogs'

/** The pages of the blogs, as their addresses end. */
export type BlogPage =
  | 'All'
  | 'MyComments'
  | 'Top/Read'
  | 'Top/Commented'
  | 'Top/Followers'
  | 'Top/Curated'
  | 'MyBlogs'
  | 'Followed'
  | 'Followed/BlogsFromFollowedAuthors'
  | 'Followed/Authors'
  | 'Followed/MyFollowers'
  | 'Hidden'
  | 'Create'
  | 'Ban'

/** The address of a page of the blogs; without one that of the blogs themselves. */
export function blogPath(page?: BlogPage): string {
  return page ? `${BLOGS}/${page}` : BLOGS
}

/** The address of an entry. The name is for people and search engines: the number alone leads there. */
export function entryPath(legacyId: number, slug?: string): string {
  return slug ? `${BLOGS}/Entry/${legacyId}/${slug}` : `${BLOGS}/Entry/${legacyId}`
}

/** Where an author goes on writing an entry. */
export function editEntryPath(legacyId: number): string {
  return `${BLOGS}/Edit/${legacyId}`
}

/** What a search for entries asks for. */
export interface BlogSearch {
  readonly text?: string
  /** Numbers of tags. */
  readonly tags?: readonly number[]
  /** Numbers of the authors' profiles. */
  readonly authors?: readonly number[]
}

/** The address of a search among all entries. */
export function blogSearchPath({ text, tags = [], authors = [] }: BlogSearch): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (tags.length > 0) query.set('tags', tags.join(','))
  if (authors.length > 0) query.set('authors', authors.join(','))
  const search = query.toString()
  return search ? `${blogPath('All')}?${search}` : blogPath('All')
}
