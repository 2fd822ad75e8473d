import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import type { Search } from '#shared/search/searchAddress'
import { SearchNameSheet } from './SearchNameSheet'
import { useSavedSearches } from './useSavedSearches'

const NEW = 'new'

interface SaveSearchSheetProps {
  search: Search
  onClose: () => void
}

export function SaveSearchSheet({ search, onClose }: SaveSearchSheetProps) {
  const { t } = useTranslation('search')
  const searches = useSavedSearches() ?? []
  const [name, setName] = useState('')
  const [replaced, setReplaced] = useState(NEW)
  return (
    <SearchNameSheet
      title={t('save.title')}
      search={search}
      name={name}
      onName={setName}
      replaces={replaced === NEW ? null : replaced}
      onClose={onClose}
      onSaved={(saved) => tell(t('save.done', { name: saved }))}
    >
      {searches.length > 0 && (
        <Select
          label={t('save.as')}
          allowDeselect={false}
          data={[
            { value: NEW, label: t('save.new') },
            ...searches.map((saved) => ({ value: saved.id, label: t('save.replace', { name: saved.name }) })),
          ]}
          value={replaced}
          onChange={(value) => {
            const chosen = searches.find(({ id }) => id === value)
            setReplaced(chosen?.id ?? NEW)
            if (chosen) setName(chosen.name)
          }}
        />
      )}
    </SearchNameSheet>
  )
}
