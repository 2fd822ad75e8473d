import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { FilterForm } from '../../components/filters/FilterForm'
import { EMPTY_SEARCH, type Search } from '#shared/search/searchAddress'

interface FilterSheetProps {
  search: Search
  onShow: (search: Search) => void
  onClose: () => void
}

/** Filters over the results. The search runs only when the viewer asks for it. */
export function FilterSheet({ search, onShow, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['search', 'common'])
  const [draft, setDraft] = useState(search)
  // Starting over also closes the groups that were open because of set filters.
  const [form, setForm] = useState(0)
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('search:advanced.filters')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            variant="default"
            onClick={() => {
              setDraft({ ...EMPTY_SEARCH, order: search.order })
              setForm(form + 1)
            }}
          >
            {t('search:set.clear')}
          </Button>
          <Button
            onClick={() => {
              onShow(draft)
              onClose()
            }}
          >
            {t('search:advanced.show')}
          </Button>
        </>
      }
    >
      <FilterForm key={form} search={draft} onChange={setDraft} order={3} />
    </Sheet>
  )
}
