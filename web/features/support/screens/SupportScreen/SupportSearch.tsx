import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import type { SupportSearchQuery } from './__generated__/SupportSearchQuery.graphql'
import classes from './SupportScreen.module.css'

const query = graphql`
  query SupportSearchQuery($text: String!) {
    site {
      faq(text: $text) {
        id
        legacyId
        question
      }
    }
  }
`

const SHOWN = 6

interface SupportSearchProps {
  text: string
  onChange: (text: string) => void
  /** Opens the form: nothing fitted. */
  onAsk: () => void
}

/** Searches the questions while one types; Enter leads to all answers, and the form comes after that. */
export function SupportSearch({ text, onChange, onAsk }: SupportSearchProps) {
  const { t } = useTranslation(['support', 'site'])
  const navigate = useNavigate()
  const words = text.trim()
  const { data, pending } = useLiveAnswer<SupportSearchQuery>(query, words.length > 1 ? { text: words } : null)
  const found = data?.site.faq ?? []
  const isAnswered = data !== null && !pending
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(words ? `/Support/FAQ?q=${encodeURIComponent(words)}` : '/Support/FAQ')
      }}
    >
      <TextInput
        type="search"
        aria-label={t('site:faq.search')}
        placeholder={t('site:faq.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={100}
        size="md"
      />
      <div aria-live="polite">
        {isAnswered && <p className={classes.count}>{t('search.found', { count: found.length })}</p>}
        {isAnswered && found.length > 0 && (
          <ul className={classes.answers}>
            {found.slice(0, SHOWN).map(({ id, legacyId, question }) => (
              <li key={id}>
                <Link to={`/Support/FAQ/${legacyId}`}>{question}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className={classes.ask} onClick={onAsk}>
        {t('search.ask')}
      </button>
    </form>
  )
}
