import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PublicTitle } from '#platform/pageTitle/PublicTitle'
import { breadcrumbs, reviewedOrganisation } from '#platform/pageTitle/things'
import { useSession } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CreateInvitation } from '../../components/CreateInvitation'
import type { ReviewsScreenQuery } from './__generated__/ReviewsScreenQuery.graphql'
import { ReviewList } from './ReviewList'
import classes from './ReviewsScreen.module.css'

const query = graphql`
  query ReviewsScreenQuery @preloadable {
    site {
      supportRating {
        average
        count
      }
      newestReviews: reviews(first: 12) {
        edges {
          node {
            author
            rating
            text
            date
            isHidden
          }
        }
      }
      ...ReviewList_site
    }
  }
`

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function ReviewsScreen() {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const { site, viewer } = useSession()
  const data = useScreenQuery<ReviewsScreenQuery>(query).site
  const rating = data.supportRating && data.supportRating.count > 0 ? data.supportRating : null
  const reviews = data.newestReviews?.edges.map(({ node }) => node).filter(({ isHidden }) => !isHidden) ?? []
  return (
    <Page>
      <PublicTitle>{t('reviews.pageTitle', { site: site.name })}</PublicTitle>
      <PageMeta
        title={t('reviews.pageTitle', { site: site.name })}
        description={t('reviews.metaDescription', { site: site.name })}
        path="/Reviews"
        things={[reviewedOrganisation(site, rating, reviews), breadcrumbs(site, [[t('reviews.title'), '/Reviews']])]}
      />
      <PageHeader title={t('reviews.title')} intro={t('reviews.intro')} />
      {rating && (
        <p className={classes.average}>
          {t('reviews.average', {
            average: rating.average.toLocaleString(locale, ONE_DECIMAL),
            count: rating.count,
          })}
        </p>
      )}
      <ReviewList site={data} />
      {!viewer.isLoggedIn && <CreateInvitation />}
    </Page>
  )
}
