import slugify from '@sindresorhus/slugify'

const MAX_LENGTH = 60

/** A title in an address: lower case, digits and hyphens, cut between words where possible. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false })
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.lastIndexOf('-', MAX_LENGTH)
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH)
}
