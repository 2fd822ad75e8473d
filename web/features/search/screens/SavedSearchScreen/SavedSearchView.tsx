import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { useSite } from '#platform/session/useSession'
import { AppLink } from '#ui/links/AppLink'
import { FoundMembers } from '../../components/results/FoundMembers'
import { NobodyFound } from '../../components/results/NobodyFound'
import { SavedSearchesButton } from '../../components/saved/SavedSearchesButton'
import { SearchPage } from '../../components/SearchPage'
import { SetFilters } from '../../components/filters/SetFilters'
import { readSavedSearch } from '#shared/search/readSavedSearch'
import { advancedPath } from '#shared/search/searchAddress'
import type { FoundMembers_total$key } from '../../components/results/__generated__/FoundMembers_total.graphql'
import type { SavedSearchView_search$key } from './__generated__/SavedSearchView_search.graphql'
import type { SavedSearchViewPaginationQuery } from './__generated__/SavedSearchViewPaginationQuery.graphql'

const fragment = graphql`
  fragment SavedSearchView_search on SavedSearch
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "SavedSearchViewPaginationQuery") {
    name
    ...readSavedSearch_search
    results(first: $count, after: $cursor) @connection(key: "SavedSearchView_results") {
      edges {
        ...FoundMembers_edges
      }
    }
  }
`

interface SavedSearchViewProps {
  saved: SavedSearchView_search$key
  total: FoundMembers_total$key | null | undefined
}

export function SavedSearchView({ saved, total }: SavedSearchViewProps) {
  const { t } = useTranslation('search')
  const { data, ...paging } = usePaginationFragment<SavedSearchViewPaginationQuery, SavedSearchView_search$key>(
    fragment,
    saved,
  )
  const search = readSavedSearch(data, useSite())
  const navigate = useNavigate()
  return (
    <SearchPage
      title={data.name}
      actions={
        <>
          <SavedSearchesButton />
          <Button
            component={AppLink}
            href={advancedPath(search)}
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
          >
            {t('saved.change')}
          </Button>
        </>
      }
    >
      <SetFilters search={search} onChange={(next) => void navigate(advancedPath(next))} />
      <FoundMembers edges={data.results?.edges} {...{ total, paging }}>
        <NobodyFound search={search} />
      </FoundMembers>
    </SearchPage>
  )
}
