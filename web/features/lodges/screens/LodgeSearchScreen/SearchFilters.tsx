import { Button } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ANY_LODGE, countConditions } from '#shared/lodges/lodgeSearch'
import { Sheet } from '#ui/overlays/Sheet'
import { FilterFields, type FilterFieldsProps } from './FilterFields'
import classes from './LodgeSearchScreen.module.css'
import { OrderSelect } from './OrderSelect'

/** The conditions and the order of a search: in a row on wide screens, in a sheet on phones. */
export function SearchFilters(props: FilterFieldsProps) {
  const { t } = useTranslation('lodges')
  const isWide = useMedia('(min-width: 48em)', { phone: false, desktop: true })
  const [opened, setOpened] = useState(false)
  const { search, onChange } = props
  const order = <OrderSelect sort={search.sort} onChange={(sort) => onChange({ ...search, sort })} />
  if (isWide) {
    return (
      <div className={classes.row} role="group" aria-label={t('search.filters')}>
        <FilterFields {...props} />
        {order}
      </div>
    )
  }
  const count = countConditions(search) - search.tags.length
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('search.filtersSet', { count }) : t('search.filters')}
      </Button>
      {order}
      {opened && <FilterSheet {...props} onClose={() => setOpened(false)} />}
    </div>
  )
}

/** Conditions over the results. The search runs only when the viewer asks for it. */
function FilterSheet({ onClose, ...props }: FilterFieldsProps & { onClose: () => void }) {
  const { t } = useTranslation(['lodges', 'common'])
  const [draft, setDraft] = useState(props.search)
  const { text, tags, sort } = draft
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={() => setDraft({ ...ANY_LODGE, text, tags, sort })}>
            {t('search.clear')}
          </Button>
          <Button
            onClick={() => {
              props.onChange(draft)
              onClose()
            }}
          >
            {t('search.show')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <FilterFields {...props} search={draft} onChange={setDraft} />
      </div>
    </Sheet>
  )
}
