import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/links/TextLink'
import { LeftOutNote } from '../../components/results/LeftOutNote'
import { NobodyFound } from '../../components/results/NobodyFound'
import { OrderChooser } from '../../components/results/OrderChooser'
import { SearchActions } from '../../components/saved/SearchActions'
import { SearchPage } from '../../components/SearchPage'
import { SearchResults } from '../../components/results/SearchResults'
import { SetFilters } from '../../components/filters/SetFilters'
import { useSearch } from '../../components/useSearch'
import { useSearchDraft } from '../../components/useSearchDraft'
import { useSearchQuery } from '../../components/useSearchQuery'
import { ResultsFrame } from '../../components/results/ResultsFrame'
import { advancedPath } from '#shared/search/searchAddress'
import { setFilters } from '#shared/search/setFilters'
import { FoldedForm } from './FoldedForm'
import { QuickForm } from './QuickForm'
import { isQuick } from './quickSearch'
import classes from './SearchScreen.module.css'

export function SearchScreen() {
  const { t } = useTranslation('search')
  const query = useSearchQuery()
  const { search, change } = useSearch()
  const [draft, setDraft] = useSearchDraft(search, change)
  return (
    <SearchPage title={t('quick.title')} actions={<SearchActions search={search} />}>
      {search.leftOut && <LeftOutNote />}
      <FoldedForm count={setFilters(draft.filters).length}>
        <QuickForm search={draft} onChange={setDraft} />
        <p className={classes.more}>
          <TextLink href={advancedPath(draft)} standalone>
            <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
            {t('quick.more')}
          </TextLink>
        </p>
      </FoldedForm>
      {!isQuick(search) && <SetFilters search={search} onChange={change} />}
      <ResultsFrame>
        <SearchResults
          query={query}
          total={query.searchTotal}
          controls={<OrderChooser order={search.order} onChoose={(order) => change({ ...search, order })} />}
        >
          <NobodyFound search={search} onChange={change} />
        </SearchResults>
      </ResultsFrame>
    </SearchPage>
  )
}
