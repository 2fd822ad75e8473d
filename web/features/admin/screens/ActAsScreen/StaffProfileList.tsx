import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import type {
  StaffProfileList_viewer$data,
  StaffProfileList_viewer$key,
} from './__generated__/StaffProfileList_viewer.graphql'
import type { StaffProfileListPaginationQuery } from './__generated__/StaffProfileListPaginationQuery.graphql'
import { ActAsSheet } from './ActAsSheet'
import classes from './ActAsScreen.module.css'
import { searchedText } from './searchedText'
import { StaffProfileRow } from './StaffProfileRow'

const fragment = graphql`
  fragment StaffProfileList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "StaffProfileListPaginationQuery") {
    staffProfiles(text: $text, first: $count, after: $cursor)
      @include(if: $searching)
      @connection(key: "StaffProfileList_staffProfiles") {
      edges {
        node {
          id
          ...StaffProfileRow_profile
          ...ActAsSheet_profile
        }
      }
    }
  }
`

type Found = NonNullable<StaffProfileList_viewer$data['staffProfiles']>['edges'][number]['node']

export function StaffProfileList({ viewer }: { viewer: StaffProfileList_viewer$key }) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<StaffProfileListPaginationQuery, StaffProfileList_viewer$key>(
    fragment,
    viewer,
  )
  const [chosen, setChosen] = useState<Found | null>(null)
  if (searchedText(search) === '') return null
  return (
    <Section title={t('found.title')}>
      <PaginatedList
        paging={paging}
        items={data.staffProfiles?.edges}
        pageSize={20}
        className={classes.rows}
        empty={<EmptyState compact title={t('found.none')} text={t('found.noneText')} />}
        renderItem={({ node }) => <StaffProfileRow key={node.id} profile={node} onChoose={() => setChosen(node)} />}
      />
      {chosen && <ActAsSheet profile={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}
