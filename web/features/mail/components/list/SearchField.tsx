import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MAX_SEARCH_LENGTH, mailPath, type MailFilter } from '../../listAddress'
import classes from './ListHead.module.css'

/** Debounce, long enough to search for a word and not for its letters. */
const PAUSE = 400

interface SearchFieldProps {
  filter: MailFilter
  open: number | undefined
}

/** Searches names and messages; the address follows the input after a debounce. */
export function SearchField({ filter, open }: SearchFieldProps) {
  const { t } = useTranslation('mail')
  const navigate = useNavigate()
  const [written, setWritten] = useState(filter.text)
  const [answered, setAnswered] = useState(filter.text)
  // Back, or a link that clears the search, changes the text too.
  if (answered !== filter.text) {
    setAnswered(filter.text)
    if (written.trim() !== filter.text) setWritten(filter.text)
  }
  const go = (text: string) => {
    if (text.trim() !== filter.text) void navigate(mailPath({ ...filter, text }, open), { replace: true })
  }
  const goSoon = useDebouncedCallback(go, PAUSE)
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        goSoon.cancel()
        go(written)
      }}
    >
      <TextInput
        type="search"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        leftSection={<IconSearch size={19} stroke={1.75} aria-hidden />}
        value={written}
        onChange={(event) => {
          setWritten(event.currentTarget.value)
          goSoon(event.currentTarget.value)
        }}
      />
    </form>
  )
}
