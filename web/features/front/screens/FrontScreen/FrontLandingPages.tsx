import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FrontLandingPages_site$key } from './__generated__/FrontLandingPages_site.graphql'
import classes from './FrontLandingPages.module.css'
import section from './FrontSection.module.css'

const fragment = graphql`
  fragment FrontLandingPages_site on Site {
    landingPages(frontPage: true) {
      path
      title
      teaser
    }
  }
`

/** Titles for search engines end in the site's name, which would appear six times here. */
function shortTitle(title: string): string {
  return title.split(' | ')[0] ?? title
}

export function FrontLandingPages({ site }: { site: FrontLandingPages_site$key }) {
  const { t } = useTranslation('front')
  const titleId = useId()
  const { landingPages } = useFragment(fragment, site)
  if (!landingPages?.length) return null
  return (
    <section className={section.section} aria-labelledby={titleId}>
      <header className={section.head}>
        <h2 id={titleId}>{t('landing.title')}</h2>
      </header>
      <ul className={classes.list}>
        {landingPages.map(({ path, title, teaser }) => (
          <li key={path}>
            <Link to={path} className={classes.link}>
              <strong>{shortTitle(title)}</strong>
              <span>{teaser}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
