import slugify from '@sindresorhus/slugify'

const LONGEST = 60

/** A title in an address: lower case, digits and hyphens, cut between words where possible. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false })
  if (slug.length <= LONGEST) return slug
  const cut = slug.lastIndexOf('-', LONGEST)
  return slug.slice(0, cut > 0 ? cut : LONGEST)
}
