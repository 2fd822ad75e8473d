import { Button } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterForm } from '../../components/filters/FilterForm'
import { LeftOutNote } from '../../components/results/LeftOutNote'
import { NobodyFound } from '../../components/results/NobodyFound'
import { OrderChooser } from '../../components/results/OrderChooser'
import { ResultsFrame } from '../../components/results/ResultsFrame'
import { SearchActions } from '../../components/saved/SearchActions'
import { SearchPage } from '../../components/SearchPage'
import { SearchResults } from '../../components/results/SearchResults'
import { SetFilters } from '../../components/filters/SetFilters'
import { useSearch } from '../../components/useSearch'
import { useSearchDraft } from '../../components/useSearchDraft'
import { useSearchQuery } from '../../components/useSearchQuery'
import { setFilters } from '#shared/search/setFilters'
import classes from './AdvancedScreen.module.css'
import { FilterSheet } from './FilterSheet'

export function AdvancedScreen() {
  const { t } = useTranslation('search')
  const query = useSearchQuery()
  const { search, change } = useSearch()
  const [draft, setDraft] = useSearchDraft(search, change)
  const isWide = useMedia('(min-width: 60em)', { phone: false, desktop: true })
  const [filtersOpened, setFiltersOpened] = useState(false)
  const count = setFilters(search.filters).length + (search.text === '' ? 0 : 1)
  const results = (
    <ResultsFrame>
      {search.leftOut && <LeftOutNote />}
      <SetFilters search={search} onChange={change} />
      <SearchResults
        query={query}
        total={query.searchTotal}
        controls={<OrderChooser order={search.order} onChoose={(order) => change({ ...search, order })} />}
      >
        <NobodyFound search={search} onChange={change} />
      </SearchResults>
    </ResultsFrame>
  )
  return (
    <SearchPage title={t('advanced.title')} actions={<SearchActions search={search} />}>
      {isWide ? (
        <div className={classes.beside}>
          <div className={classes.filters} role="search" aria-label={t('advanced.filters')}>
            <FilterForm search={draft} onChange={setDraft} order={2} />
          </div>
          {results}
        </div>
      ) : (
        <>
          <Button
            fullWidth
            className={classes.open}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
            onClick={() => setFiltersOpened(true)}
          >
            {count > 0 ? t('advanced.filtersSet', { count }) : t('advanced.filters')}
          </Button>
          {results}
          {filtersOpened && <FilterSheet search={search} onShow={change} onClose={() => setFiltersOpened(false)} />}
        </>
      )}
    </SearchPage>
  )
}
