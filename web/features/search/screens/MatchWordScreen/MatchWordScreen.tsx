import { Autocomplete, Button } from '@mantine/core'
import { IconHash } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { matchWordPath } from '#shared/profiles/matchWordPath'
import { EmptyState } from '#ui/states/EmptyState'
import { OrderedProfiles } from '../../components/results/OrderedProfiles'
import { SearchPage } from '../../components/SearchPage'
import classes from './MatchWordScreen.module.css'
import { useOwnWords } from './useOwnWords'
import { wantedWord } from './wantedWord'

/** Suggestions shown at once. */
const MAX_SUGGESTIONS = 8

export function MatchWordScreen() {
  const { t } = useTranslation('search')
  const [address] = useSearchParams()
  const word = wantedWord(address)
  return (
    <SearchPage
      title={word ? t('matchWord.titleOf', { word }) : t('matchWord.title')}
      intro={word ? undefined : t('matchWord.intro')}
    >
      <WordForm key={word} word={word} />
      {word && (
        <OrderedProfiles label={t('matchWord.titleOf', { word })}>
          <EmptyState
            title={t('matchWord.none', { word })}
            text={t('matchWord.noneText')}
            icon={<IconHash size={26} stroke={1.5} />}
          />
        </OrderedProfiles>
      )}
    </SearchPage>
  )
}

function WordForm({ word }: { word: string | null }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(word ?? '')
  const [tooShort, setTooShort] = useState(false)
  const [words, askWords] = useOwnWords()
  const find = (entered: string) => {
    const wanted = wantedWord(new URLSearchParams({ word: entered }))
    if (wanted) void navigate(matchWordPath(wanted))
    else setTooShort(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  return (
    <form className={classes.form} role="search" onSubmit={submit} noValidate>
      <Autocomplete
        className={classes.word}
        label={t('matchWord.label')}
        maxLength={30}
        value={typed}
        error={tooShort && t('matchWord.tooShort')}
        data={[...words]}
        limit={MAX_SUGGESTIONS}
        onFocus={() => void askWords()}
        onChange={(next) => {
          setTooShort(false)
          setTyped(next)
        }}
        onOptionSubmit={find}
      />
      <Button type="submit">{t('matchWord.find')}</Button>
    </form>
  )
}
