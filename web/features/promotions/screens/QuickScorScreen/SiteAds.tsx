import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { hasPage } from '#platform/routing/hasPage'
import { AppLink } from '#ui/links/AppLink'
import type { SiteAds_query$key } from './__generated__/SiteAds_query.graphql'
import classes from './QuickScorScreen.module.css'

const fragment = graphql`
  fragment SiteAds_query on Query {
    siteAds {
      key
      title
      text
      path
    }
  }
`

/** The site's own ads; one that leads to no page of this client is left out. */
export function SiteAds({ query }: { query: SiteAds_query$key }) {
  const { t } = useTranslation('promotions')
  const { siteAds } = useFragment(fragment, query)
  const shown = siteAds?.filter(({ path }) => hasPage(path)) ?? []
  if (shown.length === 0) return null
  return (
    <ul className={classes.siteAds} aria-label={t('board.siteAds')}>
      {shown.map(({ key, title, text, path }) => (
        <li key={key} className={classes.siteAd}>
          <h2>
            <AppLink className={classes.link} href={path}>
              {title}
            </AppLink>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
