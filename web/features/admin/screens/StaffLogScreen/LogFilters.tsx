import { Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { STAFF_LOG } from '#shared/staff/deskPath'
import { LOG_KINDS, logSearch, readLogFilter } from './logFilter'
import classes from './staffLog.module.css'

/** What the log shows; kept in the address. */
export function LogFilters() {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm({ initialValues: readLogFilter(search) })
  return (
    <form
      className={classes.filters}
      noValidate
      onSubmit={form.onSubmit((filter) => void navigate(STAFF_LOG + logSearch(filter)))}
    >
      <TextInput label={t('staffLog.who')} inputMode="numeric" maxLength={9} {...form.getInputProps('who')} />
      <TextInput label={t('staffLog.about')} inputMode="numeric" maxLength={9} {...form.getInputProps('about')} />
      <TextInput
        label={t('staffLog.call')}
        placeholder={t('staffLog.callHint')}
        maxLength={80}
        {...form.getInputProps('call')}
      />
      <Select
        label={t('staffLog.kind')}
        allowDeselect={false}
        data={LOG_KINDS.map((value) => ({ value, label: t(`staffLog.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <Button type="submit">{t('staffLog.find')}</Button>
    </form>
  )
}
