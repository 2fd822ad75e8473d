import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useSession } from '#platform/session/useSession'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import { CreateInvitation } from '../../components/CreateInvitation'
import type { LandingScreenQuery } from './__generated__/LandingScreenQuery.graphql'
import classes from './LandingScreen.module.css'

const query = graphql`
  query LandingScreenQuery($path: String!) @preloadable {
    landingPage(path: $path) {
      path
      title
      metaDescription
      heading
      teaser
      html
    }
    site {
      landingPages {
        path
        title
      }
    }
  }
`

/** A page for visitors from a search engine; any other address is not found. */
export function LandingScreen() {
  const { t } = useTranslation('site')
  const { site, viewer } = useSession()
  const {
    landingPage,
    site: { landingPages },
  } = useScreenQuery<LandingScreenQuery>(query)
  if (!landingPage) return <NotFoundScreen />
  const others = landingPages?.filter(({ path }) => path !== landingPage.path) ?? []
  return (
    <Page width="text">
      <PublicTitle>{landingPage.title}</PublicTitle>
      <PageMeta
        title={landingPage.title}
        description={landingPage.metaDescription}
        path={landingPage.path}
        isLocal
        things={[breadcrumbs(site, [[landingPage.heading, landingPage.path]])]}
      />
      <PageHeader title={landingPage.heading} intro={landingPage.teaser} />
      <ProseText html={landingPage.html} />
      {!viewer.isLoggedIn && <CreateInvitation />}
      {others.length > 0 && (
        <nav aria-labelledby="other-landing-pages" className={classes.others}>
          <h2 id="other-landing-pages">{t('landing.others')}</h2>
          <ul>
            {others.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title.split(' | ')[0]}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Page>
  )
}
