import { landingPages, type LandingPage } from '../content/landingPages/landingPages'
import type { AnswerOf } from '../contract/contract'
import { companyFactsOf, type Site } from '../core/sites'

/** A landing page with its id in the calls: its index among those of its site. */
type NumberedPage = LandingPage & { id: number }

/**
 * The landing pages of a site, main or dark, in the site's language regardless of the viewer's, as their addresses
 * are.
 */
function pagesOf(site: Site): NumberedPage[] {
  return landingPages(site.language, site.dark, companyFactsOf(site, site.language)).map((page, index) => ({
    ...page,
    id: index + 1,
  }))
}

/** Links to all landing pages of a site, or to those that the front page shows. */
export function landingLinks(site: Site, onlyFrontPage: boolean): AnswerOf<'Seo.AllLandingPages'> {
  return pagesOf(site)
    .filter((page) => page.onFrontPage || !onlyFrontPage)
    .map(({ id, path, title, teaser }) => ({ id, path, title, teaser }))
}

/** The landing page of a site at a path, ignoring case and a trailing slash. */
export function landingPageAt(site: Site, path: string): AnswerOf<'Seo.GetLandingPage'> | undefined {
  const wanted = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  const page = pagesOf(site).find((candidate) => candidate.path.toLowerCase() === wanted)
  if (!page) return undefined
  const { id, title, metaDescription, heading, teaser, bodyHtml } = page
  return { id, path: page.path, title, metaDescription, heading, teaser, html: bodyHtml }
}
