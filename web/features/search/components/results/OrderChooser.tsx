import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SEARCH_ORDERS, type SearchOrder } from '#shared/search/searchAddress'
import classes from './OrderChooser.module.css'

interface OrderChooserProps {
  order: SearchOrder
  onChoose: (order: SearchOrder) => void
}

export function OrderChooser({ order, onChoose }: OrderChooserProps) {
  const { t } = useTranslation('search')
  return (
    <Select
      className={classes.order}
      size="sm"
      aria-label={t('order.label')}
      allowDeselect={false}
      data={SEARCH_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
      value={order}
      onChange={(value) => {
        const chosen = SEARCH_ORDERS.find((each) => each === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
