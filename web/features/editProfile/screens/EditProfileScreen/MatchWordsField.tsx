import { Button, TagsInput } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveHint } from '#platform/forms/LiveHint'
import { useSuggestedWords } from './useSuggestedWords'

const MAX_WORDS = 30
const MAX_WORD_LENGTH = 30
const SEPARATOR = /[,;\n]/

interface MatchWordsFieldProps {
  value: readonly string[]
  /** HTML in which match words are searched for. */
  text: string
  error: string | undefined
  onChange: (words: string[]) => void
}

export function MatchWordsField({ value, text, error, onChange }: MatchWordsFieldProps) {
  const { t } = useTranslation('editProfile')
  const [suggest, suggesting] = useSuggestedWords()
  const [foundNone, setFoundNone] = useState(false)
  const [typed, setTyped] = useState('')
  const change = (words: readonly string[]) => {
    setFoundNone(false)
    const single = words.flatMap((word) => word.split(SEPARATOR))
    const clean = single.map((word) => word.trim().toLowerCase().slice(0, MAX_WORD_LENGTH)).filter(Boolean)
    onChange([...new Set(clean)].slice(0, MAX_WORDS))
  }
  // Keyboards of phones do not report which key was pressed, so commas are detected in the text.
  const type = (next: string) => {
    const separated = SEPARATOR.test(next)
    setTyped(separated ? '' : next)
    if (separated) change([...value, next])
  }
  const addSuggestions = async () => {
    const found = await suggest(text)
    const missing = found?.filter((word) => !value.includes(word))
    if (missing?.length) change([...value, ...missing])
    else setFoundNone(missing !== undefined)
  }
  return (
    <div>
      <TagsInput
        label={t('texts.matchWords')}
        description={t('texts.matchWordsHint')}
        value={[...value]}
        maxTags={MAX_WORDS}
        splitChars={[',', ';']}
        searchValue={typed}
        onSearchChange={type}
        error={error}
        onChange={change}
      />
      <Button
        variant="subtle"
        size="sm"
        mt="xs"
        leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
        loading={suggesting}
        disabled={!text || value.length >= MAX_WORDS}
        onClick={() => void addSuggestions()}
      >
        {t('texts.suggest')}
      </Button>
      <LiveHint tone="quiet">{foundNone && t('texts.noSuggestion')}</LiveHint>
    </div>
  )
}
