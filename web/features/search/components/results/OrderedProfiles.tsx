import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { ProfileList } from '#shared/profiles/ProfileList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import type { OrderedProfiles_query$key } from './__generated__/OrderedProfiles_query.graphql'
import type { OrderedProfilesPaginationQuery } from './__generated__/OrderedProfilesPaginationQuery.graphql'
import type { OrderedProfilesQuery } from './__generated__/OrderedProfilesQuery.graphql'
import { useSearchFailure } from './useSearchFailure'

const query = graphql`
  query OrderedProfilesQuery(
    $by: ProfileOrder!
    $gender: Gender
    $word: String
    $filter: [ProfileFilter!]
    $detailed: Boolean!
    $asked: Boolean!
  ) @preloadable {
    ...OrderedProfiles_query @include(if: $asked) @alias(as: "asked")
  }
`

const fragment = graphql`
  fragment OrderedProfiles_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "OrderedProfilesPaginationQuery") {
    profiles(order: $by, gender: $gender, word: $word, filter: $filter, first: $count, after: $cursor)
      @connection(key: "OrderedProfiles_profiles") {
      edges {
        node {
          id
          ...ProfileListItem_profile
        }
      }
    }
  }
`

interface OrderedProfilesProps {
  label: string
  controls?: ReactNode
  /** Shown when the list is empty. */
  children: ReactNode
}

/** One of the site's own lists of members, as the route asks for it. */
export function OrderedProfiles(props: OrderedProfilesProps) {
  const { asked } = useScreenQuery<OrderedProfilesQuery>(query)
  return asked ? <PagedProfiles query={asked} {...props} /> : null
}

function PagedProfiles({
  query: reference,
  label,
  controls,
  children,
}: OrderedProfilesProps & { query: OrderedProfiles_query$key }) {
  const { data, ...paging } = usePaginationFragment<OrderedProfilesPaginationQuery, OrderedProfiles_query$key>(
    fragment,
    reference,
  )
  const failure = useSearchFailure()
  return (
    <ProfileList
      label={label}
      controls={controls}
      items={data.profiles?.edges.map(({ node }) => ({ id: node.id, profile: node }))}
      paging={paging}
      failure={failure}
    >
      {children}
    </ProfileList>
  )
}
