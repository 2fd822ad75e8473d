/** Paths of the blogs. */

const BLOGS = '/Community/Blogs'

/** Path segments of the blogs' pages. */
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

export function blogPath(page?: BlogPage): string {
  return page ? `${BLOGS}/${page}` : BLOGS
}

/** Returns the path of an entry. The slug is for people and search engines; the number identifies the entry. */
export function entryPath(legacyId: number, slug?: string): string {
  return slug ? `${BLOGS}/Entry/${legacyId}/${slug}` : `${BLOGS}/Entry/${legacyId}`
}

export function editEntryPath(legacyId: number): string {
  return `${BLOGS}/Edit/${legacyId}`
}

/** A search for entries. */
export interface BlogSearch {
  readonly text?: string
  /** Ids of tags. */
  readonly tags?: readonly string[]
  /** Ids of authors. */
  readonly authors?: readonly string[]
}

export function blogSearchPath({ text, tags = [], authors = [] }: BlogSearch): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (tags.length > 0) query.set('tags', tags.join(','))
  if (authors.length > 0) query.set('authors', authors.join(','))
  const search = query.toString()
  return search ? `${blogPath('All')}?${search}` : blogPath('All')
}
