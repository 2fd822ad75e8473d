import { IconUserSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState'
import { EMPTY_SEARCH, type Search } from '#shared/search/searchAddress'

interface NobodyFoundProps {
  search: Search
  /** Offered where there is something to take away. */
  onChange?: (search: Search) => void
}

/** Nobody fits: asking for less finds more. */
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
