import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { readSavedSearch } from '#shared/search/readSavedSearch'
import { EMPTY_SEARCH, searchQuery } from '#shared/search/searchAddress'
import { useSite } from '#platform/session/useSession'
import { TextLink } from '#ui/TextLink'
import type { SearchMediaChoiceQuery } from './__generated__/SearchMediaChoiceQuery.graphql'
import classes from './CustomizeStart.module.css'

const query = graphql`
  query SearchMediaChoiceQuery {
    viewer {
      savedSearches {
        name
        ...readSavedSearch_search
      }
    }
  }
`

interface SearchMediaChoiceProps {
  /** The query of an advanced search; null for none. */
  chosen: string | null
  onChoose: (search: string) => void
}

/** Of whose pictures the start page shows the newest: those whom one of the saved searches finds. */
export function SearchMediaChoice({ chosen, onChoose }: SearchMediaChoiceProps) {
  const { t } = useTranslation('start')
  const site = useSite()
  const { viewer } = useLazyLoadQuery<SearchMediaChoiceQuery>(query, {})
  const choices = new Map(
    (viewer.savedSearches ?? []).map((saved) => [
      searchQuery({ ...readSavedSearch(saved, site), order: EMPTY_SEARCH.order }).slice(1),
      saved.name,
    ]),
  )
  // A search for everyone has no query.
  choices.delete('')
  if (chosen !== null && !choices.has(chosen)) choices.set(chosen, t('searchMedia.present'))
  if (choices.size === 0) {
    return (
      <p className={classes.search}>
        {t('searchMedia.noSearches')} <TextLink href="/Search/Advanced">{t('searchMedia.toSearch')}</TextLink>
      </p>
    )
  }
  return (
    <Select
      className={classes.search}
      label={t('sections.SEARCH_MEDIA')}
      placeholder={t('searchMedia.choose')}
      allowDeselect={false}
      data={[...choices].map(([value, label]) => ({ value, label }))}
      value={chosen}
      onChange={(value) => {
        if (value !== null) onChoose(value)
      }}
    />
  )
}
