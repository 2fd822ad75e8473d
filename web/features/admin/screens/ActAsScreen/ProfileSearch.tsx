import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import classes from './ActAsScreen.module.css'
import { MAX_TEXT, searchedText } from './searchedText'

/** Puts the searched name or number into the address. */
export function ProfileSearch() {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(() => searchedText(search))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setSearch(wanted ? { q: wanted } : {})
  }
  return (
    <form className={classes.search} role="search" onSubmit={submit}>
      <TextInput
        className={classes.field}
        label={t('search.label')}
        type="search"
        autoComplete="off"
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t('search.find')}</Button>
    </form>
  )
}
