import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NAME_QUERY, ORDER_QUERY, ORDERS, readName, readOrder, type MemberOrder } from '../memberFilters'
import classes from './MemberFilters.module.css'

/** Searches a lodge's members by name, and orders them; both are kept in the address. Found members come by name. */
export function MemberFilters() {
  const { t } = useTranslation('lodgeMembers')
  const [search, setSearch] = useSearchParams()
  const name = readName(search)
  const [draft, setDraft] = useState(name)
  const order = readOrder(search)
  const show = (next: Readonly<Record<string, string>>) =>
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '' && value !== 'newest')), {
      preventScrollReset: true,
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    show({ [ORDER_QUERY]: order, [NAME_QUERY]: draft.trim() })
  }
  return (
    <div className={classes.filters}>
      <form role="search" className={classes.field} onSubmit={submit}>
        <TextInput
          type="search"
          aria-label={t('members.search')}
          placeholder={t('members.search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={50}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={draft}
          onChange={(event) => {
            const { value } = event.currentTarget
            setDraft(value)
            // The cross in the field.
            if (value === '' && name) show({ [ORDER_QUERY]: order })
          }}
        />
      </form>
      {!name && (
        <SegmentedControl
          size="sm"
          aria-label={t('members.order')}
          value={order}
          onChange={(value) => show({ [ORDER_QUERY]: value })}
          data={(Object.keys(ORDERS) as MemberOrder[]).map((value) => ({ value, label: t(`members.orders.${value}`) }))}
        />
      )}
    </div>
  )
}
