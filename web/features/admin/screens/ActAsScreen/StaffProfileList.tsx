import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#ui/EmptyState'
import { Section } from '#ui/Section'
import { ShowMore } from '#ui/ShowMore'
import type {
  StaffProfileList_viewer$data,
  StaffProfileList_viewer$key,
} from './__generated__/StaffProfileList_viewer.graphql'
import type { StaffProfileListPaginationQuery } from './__generated__/StaffProfileListPaginationQuery.graphql'
import { ActAsSheet } from './ActAsSheet'
import classes from './ActAsScreen.module.css'
import { ListFailed } from './ListFailed'
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
          legacyId
          ...StaffProfileRow_profile
          ...ActAsSheet_profile
        }
      }
    }
  }
`

type Found = NonNullable<StaffProfileList_viewer$data['staffProfiles']>['edges'][number]['node']

/** Whom the search found, each with the way to act as them. */
export function StaffProfileList({ viewer }: { viewer: StaffProfileList_viewer$key }) {
  const { t } = useTranslation(['admin', 'common'])
  const [search] = useSearchParams()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StaffProfileListPaginationQuery,
    StaffProfileList_viewer$key
  >(fragment, viewer)
  const [chosen, setChosen] = useState<Found | null>(null)
  if (searchedText(search) === '') return null
  const edges = data.staffProfiles?.edges ?? []
  return (
    <Section title={t('found.title')}>
      {!data.staffProfiles && <ListFailed />}
      {data.staffProfiles && edges.length === 0 && (
        <EmptyState compact title={t('found.none')} text={t('found.noneText')} />
      )}
      <ul className={classes.rows}>
        {edges.map(({ node }) => (
          <StaffProfileRow key={node.legacyId} profile={node} onChoose={() => setChosen(node)} />
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(20)}
        />
      )}
      {chosen && <ActAsSheet profile={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}
