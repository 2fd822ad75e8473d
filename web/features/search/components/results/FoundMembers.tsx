import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { ListPaging } from '#platform/lists/PaginatedList'
import { ProfileList } from '#shared/profiles/ProfileList'
import type { FoundMembers_edges$key } from './__generated__/FoundMembers_edges.graphql'
import type { FoundMembers_total$key } from './__generated__/FoundMembers_total.graphql'
import { useSearchFailure } from './useSearchFailure'

const fragment = graphql`
  fragment FoundMembers_edges on SearchResultEdge @relay(plural: true) {
    isPromoted
    node {
      id
      ...ProfileListItem_profile
    }
  }
`

const totalFragment = graphql`
  fragment FoundMembers_total on SearchTotal {
    count
    hasMore
  }
`

interface FoundMembersProps {
  /** Null when the search has failed. */
  edges: FoundMembers_edges$key | null | undefined
  total: FoundMembers_total$key | null | undefined
  controls?: ReactNode
  /** What `usePaginationFragment` returns beside `data`. */
  paging: ListPaging
  /** Shown when the list is empty. */
  children: ReactNode
}

/** Search results, with promoted profiles first and marked as such. */
export function FoundMembers({ edges, total: reference, ...list }: FoundMembersProps) {
  const { t } = useTranslation('search')
  const found = useFragment(fragment, edges)
  const total = useFragment(totalFragment, reference)
  const failure = useSearchFailure()
  const items = found?.map(({ node, isPromoted }) => ({ id: node.id, profile: node, promoted: isPromoted }))
  const words = total && t(total.hasMore ? 'total.moreThan' : 'total.exactly', { count: total.count })
  return <ProfileList label={t('results')} items={items} total={words ?? undefined} failure={failure} {...list} />
}
