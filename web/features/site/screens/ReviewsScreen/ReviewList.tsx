import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '#ui/EmptyState'
import { ShowMore } from '#ui/ShowMore'
import type { ReviewList_site$key } from './__generated__/ReviewList_site.graphql'
import type { ReviewListPaginationQuery } from './__generated__/ReviewListPaginationQuery.graphql'
import { ReviewCard } from './ReviewCard'
import classes from './ReviewsScreen.module.css'

const PAGE = 12

const fragment = graphql`
  fragment ReviewList_site on Site
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "ReviewListPaginationQuery") {
    reviews(first: $count, after: $cursor) @connection(key: "ReviewList_reviews") {
      edges {
        node {
          legacyId
          ...ReviewCard_review
        }
      }
    }
  }
`

/** The reviews, newest first. */
export function ReviewList({ site }: { site: ReviewList_site$key }) {
  const { t } = useTranslation(['site', 'common'])
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ReviewListPaginationQuery,
    ReviewList_site$key
  >(fragment, site)
  if (!data.reviews) return <p role="alert">{t('common:Common_ErrorOccurred')}</p>
  if (data.reviews.edges.length === 0) return <EmptyState title={t('reviews.none')} />
  return (
    <>
      <ul className={classes.reviews}>
        {data.reviews.edges.map(({ node }) => (
          <li key={node.legacyId}>
            <ReviewCard review={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(PAGE)}
        />
      )}
    </>
  )
}
