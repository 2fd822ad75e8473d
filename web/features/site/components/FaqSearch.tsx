import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import classes from './FaqSearch.module.css'

/** Searches the questions. The text is kept in the address, so that a result can be shared. */
export function FaqSearch({ initial = '' }: { initial?: string }) {
  const { t } = useTranslation('site')
  const navigate = useNavigate()
  const [text, setText] = useState(initial)
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        const words = text.trim()
        void navigate(words ? `/Support/FAQ?q=${encodeURIComponent(words)}` : '/Support/FAQ')
      }}
    >
      <TextInput
        type="search"
        className={classes.input}
        aria-label={t('faq.search')}
        placeholder={t('faq.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={100}
        size="md"
      />
      <Button type="submit">{t('faq.submit')}</Button>
    </form>
  )
}
