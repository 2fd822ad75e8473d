import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { ProfileList } from '#shared/profiles/ProfileList'
import { EmptyState } from '#ui/states/EmptyState'
import type { FoundPeople_query$key } from './__generated__/FoundPeople_query.graphql'
import type { FoundPeoplePaginationQuery } from './__generated__/FoundPeoplePaginationQuery.graphql'

const fragment = graphql`
  fragment FoundPeople_query on Query
  @argumentDefinitions(
    kinkIds: { type: "[ID!]!" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  )
  @refetchable(queryName: "FoundPeoplePaginationQuery") {
    kinkItems(kinkIds: $kinkIds, type: PROFILE, first: $count, after: $cursor)
      @connection(key: "FoundPeople_kinkItems") {
      edges {
        node {
          item {
            ... on Profile {
              id
              ...ProfileListItem_profile @alias(as: "profile")
            }
          }
        }
      }
    }
  }
`

/** The members who share the kinks. */
export function FoundPeople({ query }: { query: FoundPeople_query$key }) {
  const { t } = useTranslation('kinks')
  const { data, ...paging } = usePaginationFragment<FoundPeoplePaginationQuery, FoundPeople_query$key>(fragment, query)
  const people = data.kinkItems?.edges.flatMap(({ node: { item } }) =>
    item?.id && item.profile ? [{ id: item.id, profile: item.profile }] : [],
  )
  return (
    <ProfileList label={t('found.people')} items={people} paging={paging}>
      <EmptyState title={t('found.nobody')} text={t('found.nobodyText')} />
    </ProfileList>
  )
}
