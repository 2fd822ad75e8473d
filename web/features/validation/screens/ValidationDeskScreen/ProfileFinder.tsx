import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import classes from './ValidationDeskScreen.module.css'

/** Finds a profile by its exact name, which then stands in the address. */
export function ProfileFinder({ missing }: { missing: boolean }) {
  const { t } = useTranslation('validation')
  const [search, setSearch] = useSearchParams()
  const [name, setName] = useState(search.get('name') ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setSearch(wanted === '' ? {} : { name: wanted }, { preventScrollReset: true })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('desk.profile.name')}
        value={name}
        maxLength={60}
        error={missing ? t('desk.profile.missing') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('desk.profile.find')}
      </Button>
    </form>
  )
}
