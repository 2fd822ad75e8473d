import { IconUserSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/states/EmptyState'
import { EMPTY_SEARCH, type Search } from '#shared/search/searchAddress'

interface NobodyFoundProps {
  search: Search
  /** Set when there are filters to remove. */
  onChange?: (search: Search) => void
}

/** Empty search results, with the suggestion to use fewer filters. */
export function NobodyFound({ search, onChange }: NobodyFoundProps) {
  const { t } = useTranslation('search')
  return (
    <EmptyState
      title={t('nobody.title')}
      text={t('nobody.text')}
      icon={<IconUserSearch size={26} stroke={1.5} />}
      action={
        onChange && {
          label: t('set.clear'),
          onSelect: () => onChange({ ...EMPTY_SEARCH, order: search.order }),
        }
      }
    />
  )
}
