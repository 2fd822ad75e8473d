import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { profileListVariables } from '../../../../app/members/useProfileListView'
import { ProfileListSkeleton } from '../../../../app/members/ProfileListSkeleton'
import { useSession, useSite } from '../../../../app/useSession'
import { AppLink } from '../../../../ui/AppLink'
import { NobodyFound } from '../../components/NobodyFound'
import { SavedSearchesButton } from '../../components/SavedSearchesButton'
import { SearchPage } from '../../components/SearchPage'
import { SearchResults } from '../../components/SearchResults'
import { SetFilters } from '../../components/SetFilters'
import { readSavedSearch } from '../../../../app/search/readSavedSearch'
import { advancedPath, searchVariables, type Search } from '../../../../app/search/searchAddress'
import type { SavedSearchView_search$key } from './__generated__/SavedSearchView_search.graphql'
import type { SavedSearchViewQuery } from './__generated__/SavedSearchViewQuery.graphql'

const fragment = graphql`
  fragment SavedSearchView_search on SavedSearch {
    name
    ...readSavedSearch_search
  }
`

const resultsQuery = graphql`
  query SavedSearchViewQuery($options: SearchOptionsInput, $text: String, $order: SearchOrder!, $detailed: Boolean!) {
    ...SearchResults_query
  }
`

/** A saved search: what it asks for, and whom it finds now. */
export function SavedSearchView({ saved }: { saved: SavedSearchView_search$key }) {
  const { t } = useTranslation('search')
  const data = useFragment(fragment, saved)
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
      <Suspense fallback={<ProfileListSkeleton />}>
        <Results search={search} />
      </Suspense>
    </SearchPage>
  )
}

function Results({ search }: { search: Search }) {
  const session = useSession()
  const query = useLazyLoadQuery<SavedSearchViewQuery>(resultsQuery, {
    ...searchVariables(search),
    ...profileListVariables(session),
  })
  return (
    <SearchResults query={query}>
      <NobodyFound search={search} />
    </SearchResults>
  )
}
