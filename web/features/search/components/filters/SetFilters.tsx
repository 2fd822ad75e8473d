import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EMPTY_SEARCH, type Search } from '#shared/search/searchAddress'
import { setFilters, withoutFilter } from '#shared/search/setFilters'
import classes from './SetFilters.module.css'
import { useFilterText } from './useFilterText'

interface SetFiltersProps {
  search: Search
  onChange: (search: Search) => void
}

/** Set filters as chips that can be removed one by one. */
export function SetFilters({ search, onChange }: SetFiltersProps) {
  const { t } = useTranslation('search')
  const textOf = useFilterText()
  const filters = setFilters(search.filters)
  if (filters.length === 0 && search.text === '') return null
  return (
    <ul className={classes.list} aria-label={t('set.label')}>
      {search.text !== '' && (
        <Chip text={t('set.text', { text: search.text })} onRemove={() => onChange({ ...search, text: '' })} />
      )}
      {filters.map((filter) => (
        <Chip
          key={JSON.stringify(filter)}
          text={textOf(filter)}
          onRemove={() => onChange({ ...search, filters: withoutFilter(search.filters, filter) })}
        />
      ))}
      <li>
        <Button
          variant="subtle"
          size="sm"
          className={classes.clear}
          onClick={() => onChange({ ...EMPTY_SEARCH, order: search.order })}
        >
          {t('set.clear')}
        </Button>
      </li>
    </ul>
  )
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('search')
  return (
    <li>
      <button type="button" className={classes.chip} aria-label={t('set.remove', { name: text })} onClick={onRemove}>
        <span>{text}</span>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  )
}
