import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsField as WordsField } from '#ui/TagsField'
import { useTagSuggestions } from './useTagSuggestions'

interface TagsFieldProps {
  value: readonly string[]
  /** The entry is for the dark sites. */
  dark: boolean
  error: string | undefined
  onChange: (tags: string[]) => void
}

export function TagsField({ dark, ...field }: TagsFieldProps) {
  const { t } = useTranslation('blogs')
  const [typed, setTyped] = useState('')
  return (
    <WordsField
      {...field}
      label={t('editor.tags.label')}
      description={t('editor.tags.text')}
      placeholder={t('editor.tags.example')}
      typed={typed}
      onTyped={setTyped}
      suggestions={useTagSuggestions(typed, dark)}
    />
  )
}
