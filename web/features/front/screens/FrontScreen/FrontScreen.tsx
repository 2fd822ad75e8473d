import { graphql } from 'react-relay'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#platform/i18n/locale'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { useSession } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { addressOf, organisation } from '#platform/pageTitle/things'
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
        things={[
          organisation(site),
          {
            '@type': 'WebSite',
            name: site.name,
            url: addressOf('/'),
            inLanguage: localeOf(site.language),
            publisher: { '@id': organisation(site)['@id'] },
          },
        ]}
      />
      {site.isDark ? <MidnatFront {...data} /> : <NordlysFront site={data.site} />}
      {!viewer.isLoggedIn && <LogInDialog />}
    </>
  )
}
