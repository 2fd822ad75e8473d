import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, type LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { ProfileList } from '../../../app/members/ProfileList'
import type { FoundMembers_edges$key } from './__generated__/FoundMembers_edges.graphql'
import { SearchFailed } from './SearchFailed'

const fragment = graphql`
  fragment FoundMembers_edges on SearchResultEdge @relay(plural: true) {
    promoted
    node {
      id
      ...ProfileListItem_profile
    }
  }
`

interface FoundMembersProps {
  /** Null when the search has failed. */
  edges: FoundMembers_edges$key | null | undefined
  controls?: ReactNode
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadMoreFn<OperationType>
  /** What stands here when nobody fits. */
  children: ReactNode
}

/** Whom a search finds; those who paid for it first, and marked as such. */
export function FoundMembers({ edges, ...list }: FoundMembersProps) {
  const { t } = useTranslation('search')
  const found = useFragment(fragment, edges)
  if (!found) return <SearchFailed />
  const items = found.map(({ node, promoted }) => ({ id: node.id, profile: node, promoted }))
  return <ProfileList label={t('results')} items={items} {...list} />
}
