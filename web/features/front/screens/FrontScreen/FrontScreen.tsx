import { graphql } from 'react-relay'
import { useTranslation } from 'react-i18next'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { useSession } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { LogInDialog } from '../../components/LogInDialog'
import type { FrontScreenQuery } from './__generated__/FrontScreenQuery.graphql'
import { MidnatFront } from './MidnatFront'
import { NordlysFront } from './NordlysFront'

const query = graphql`
  query FrontScreenQuery($isApplicant: Boolean!) @preloadable {
    site {
      ...FrontFacts_site
      ...NewestFaces_site
      ...FrontReviews_site
      ...FrontLandingPages_site
    }
    viewer @include(if: $isApplicant) {
      ...DarkWaitingRoom_viewer
    }
  }
`

/** Front page for visitors: one design for the main sites, another for the dark ones. */
export function FrontScreen() {
  const { t } = useTranslation('front')
  const { site, viewer } = useSession()
  const data = useScreenQuery<FrontScreenQuery>(query)
  const look = site.isDark ? 'midnat' : 'nordlys'
  return (
    <>
      <PublicTitle>{t(`${look}.pageTitle`, { site: site.name })}</PublicTitle>
      <PageMeta
        title={t(`${look}.pageTitle`, { site: site.name })}
        description={t(`${look}.metaDescription`, { site: site.name })}
      />
      {site.isDark ? <MidnatFront {...data} /> : <NordlysFront site={data.site} />}
      {!viewer.isLoggedIn && <LogInDialog />}
    </>
  )
}
