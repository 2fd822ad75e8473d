import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ANY_LODGE, LODGE_ORDERS, type LodgeSort } from '#shared/lodges/lodgeSearch'

const SORTS: readonly LodgeSort[] = ['3', '4', '1', '5', '2']

interface OrderSelectProps {
  sort: LodgeSort
  onChange: (sort: LodgeSort) => void
}

export function OrderSelect({ sort, onChange }: OrderSelectProps) {
  const { t } = useTranslation('lodges')
  return (
    <Select
      aria-label={t('search.order')}
      allowDeselect={false}
      data={SORTS.map((value) => ({ value, label: t(`search.orders.${LODGE_ORDERS[value]}`) }))}
      value={sort}
      onChange={(value) => onChange(SORTS.find((each) => each === value) ?? ANY_LODGE.sort)}
    />
  )
}
