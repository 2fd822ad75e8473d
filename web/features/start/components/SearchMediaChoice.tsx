import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { readSavedSearch } from '#shared/search/readSavedSearch'
import { EMPTY_SEARCH, searchQuery } from '#shared/search/searchAddress'
import { useSite } from '#platform/session/useSession'
import { TextLink } from '#ui/links/TextLink'
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
  /** Query of an advanced search; null for none. */
  chosen: string | null
  onChoose: (search: string) => void
}

/** Chooses the saved search whose members' newest pictures the start page shows. */
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
  // A search for everyone has an empty query.
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
