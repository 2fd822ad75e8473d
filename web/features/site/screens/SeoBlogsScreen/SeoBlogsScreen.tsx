import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useSession } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CreateInvitation } from '../../components/CreateInvitation'
import type { SeoBlogsScreenQuery } from './__generated__/SeoBlogsScreenQuery.graphql'
import { SeoBlogList } from './SeoBlogList'

const query = graphql`
  query SeoBlogsScreenQuery @preloadable {
    site {
      ...SeoBlogList_site
    }
  }
`

/** The articles for visitors who come from search engines. */
export function SeoBlogsScreen() {
  const { t } = useTranslation('site')
  const { site, viewer } = useSession()
  const data = useScreenQuery<SeoBlogsScreenQuery>(query)
  const look = site.isDark ? 'dark' : 'main'
  const title = t(`blog.${look}.pageTitle`, { site: site.name })
  return (
    <Page>
      <PublicTitle>{title}</PublicTitle>
      <PageMeta
        title={title}
        description={t(`blog.${look}.metaDescription`, { site: site.name })}
        path="/Blog"
        things={[breadcrumbs(site, [[t('blog.title'), '/Blog']])]}
      />
      <PageHeader title={t('blog.title')} intro={t(`blog.${look}.intro`)} />
      <SeoBlogList site={data.site} />
      {!viewer.isLoggedIn && <CreateInvitation />}
    </Page>
  )
}
