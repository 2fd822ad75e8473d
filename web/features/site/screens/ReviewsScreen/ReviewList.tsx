import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import type { ReviewList_site$key } from './__generated__/ReviewList_site.graphql'
import type { ReviewListPaginationQuery } from './__generated__/ReviewListPaginationQuery.graphql'
import { ReviewCard } from './ReviewCard'
import classes from './ReviewsScreen.module.css'

const fragment = graphql`
  fragment ReviewList_site on Site
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "ReviewListPaginationQuery") {
    reviews(first: $count, after: $cursor) @connection(key: "ReviewList_reviews") {
      edges {
        cursor
        node {
          ...ReviewCard_review
        }
      }
    }
  }
`

export function ReviewList({ site }: { site: ReviewList_site$key }) {
  const { t } = useTranslation('site')
  const { data, ...paging } = usePaginationFragment<ReviewListPaginationQuery, ReviewList_site$key>(fragment, site)
  return (
    <PaginatedList
      paging={paging}
      items={data.reviews?.edges}
      pageSize={12}
      className={classes.reviews}
      empty={<EmptyState title={t('reviews.none')} />}
      renderItem={({ cursor, node }) => (
        <li key={cursor}>
          <ReviewCard review={node} />
        </li>
      )}
    />
  )
}
