import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { useSession } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CreateInvitation } from '../../components/CreateInvitation'
import type { ReviewsScreenQuery } from './__generated__/ReviewsScreenQuery.graphql'
import { ReviewList } from './ReviewList'

const query = graphql`
  query ReviewsScreenQuery @preloadable {
    site {
      ...ReviewList_site
    }
  }
`

export function ReviewsScreen() {
  const { t } = useTranslation('site')
  const { site, viewer } = useSession()
  const data = useScreenQuery<ReviewsScreenQuery>(query)
  return (
    <Page>
      <PublicTitle>{t('reviews.pageTitle', { site: site.name })}</PublicTitle>
      <PageMeta
        title={t('reviews.pageTitle', { site: site.name })}
        description={t('reviews.metaDescription', { site: site.name })}
      />
      <PageHeader title={t('reviews.title')} intro={t('reviews.intro')} />
      <ReviewList site={data.site} />
      {!viewer.isLoggedIn && <CreateInvitation />}
    </Page>
  )
}
