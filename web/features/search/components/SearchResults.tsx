import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { ProfileList } from '../../../app/members/ProfileList'
import type { SearchResults_query$key } from './__generated__/SearchResults_query.graphql'
import type { SearchResultsPaginationQuery } from './__generated__/SearchResultsPaginationQuery.graphql'
import { SearchFailed } from './SearchFailed'

const fragment = graphql`
  fragment SearchResults_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "SearchResultsPaginationQuery") {
    searchProfiles(options: $options, text: $text, order: $order, first: $count, after: $cursor)
      @connection(key: "SearchResults_searchProfiles") {
      edges {
        promoted
        node {
          id
          ...ProfileListItem_profile
        }
      }
    }
  }
`

interface SearchResultsProps {
  query: SearchResults_query$key
  controls?: ReactNode
  /** What stands here when nobody fits. */
  children: ReactNode
}

/** Whom a search finds; those who paid for it first, and marked as such. */
export function SearchResults({ query, controls, children }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { data, ...paging } = usePaginationFragment<SearchResultsPaginationQuery, SearchResults_query$key>(
    fragment,
    query,
  )
  if (!data.searchProfiles) return <SearchFailed />
  return (
    <ProfileList
      label={t('results')}
      controls={controls}
      items={data.searchProfiles.edges.map(({ node, promoted }) => ({ id: node.id, profile: node, promoted }))}
      hasNext={paging.hasNext}
      isLoadingNext={paging.isLoadingNext}
      loadNext={paging.loadNext}
    >
      {children}
    </ProfileList>
  )
}
