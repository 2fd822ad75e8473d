import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ORDER_QUERY, ORDERS, readOrder, type TopicOrder } from '../address'

/** Orders topics by publishing or by last comment; the choice is kept in the address. */
export function OrderSwitch() {
  const { t } = useTranslation('debates')
  const [search, setSearch] = useSearchParams()
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('order.label')}
      value={readOrder(search)}
      onChange={(order) => setSearch(order === 'newest' ? {} : { [ORDER_QUERY]: order }, { preventScrollReset: true })}
      data={(Object.keys(ORDERS) as TopicOrder[]).map((value) => ({ value, label: t(`order.${value}`) }))}
    />
  )
}
