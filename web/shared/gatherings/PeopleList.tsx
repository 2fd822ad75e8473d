import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import { MemberGrid } from '#ui/layout/MemberGrid'
import { EmptyState } from '#ui/states/EmptyState'
import type { PeopleList_profiles$key } from './__generated__/PeopleList_profiles.graphql'

const fragment = graphql`
  fragment PeopleList_profiles on Profile @relay(plural: true) {
    id
    ...ProfileCard_profile
  }
`

interface PeopleListProps {
  /** Null when they could not be fetched. */
  profiles: PeopleList_profiles$key | null | undefined
  paging: ListPaging
}

/** Those who have signed up for a gathering, page by page. */
export function PeopleList({ profiles, paging }: PeopleListProps) {
  const { t } = useTranslation(['gatherings', 'shell'])
  const items = useFragment(fragment, profiles ?? null)
  return (
    <PaginatedList compact paging={paging} items={items} empty={<EmptyState compact title={t('shell:likes.empty')} />}>
      {(people) => (
        <MemberGrid layout="rows" label={t('attendees.title')}>
          {people.map((profile) => (
            <ProfileCard key={profile.id} profile={profile} variant="row" />
          ))}
        </MemberGrid>
      )}
    </PaginatedList>
  )
}
