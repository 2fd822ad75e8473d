import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTagSuggestions } from './useTagSuggestions'

const MAX_TAGS = 10
const MAX_TAG_LENGTH = 40
const SEPARATOR = /[,;\n]/

interface TagsFieldProps {
  value: readonly string[]
  /** The entry is for the dark sites. */
  dark: boolean
  error: string | undefined
  onChange: (tags: string[]) => void
}

export function TagsField({ value, dark, error, onChange }: TagsFieldProps) {
  const { t } = useTranslation('blogs')
  const [typed, setTyped] = useState('')
  const suggestions = useTagSuggestions(typed, dark)
  const change = (tags: readonly string[]) => {
    const clean = tags.flatMap((tag) => tag.split(SEPARATOR)).map((tag) => tag.trim().slice(0, MAX_TAG_LENGTH))
    const single = new Map(clean.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]))
    onChange([...single.values()].slice(0, MAX_TAGS))
  }
  // Keyboards of phones do not report which key was pressed, so commas are detected in the text.
  const type = (next: string) => {
    const separated = SEPARATOR.test(next)
    setTyped(separated ? '' : next)
    if (separated) change([...value, next])
  }
  return (
    <TagsInput
      label={t('editor.tags.label')}
      description={t('editor.tags.text')}
      placeholder={value.length === 0 ? t('editor.tags.example') : undefined}
      data={suggestions}
      // The server has already filtered the options, and not only by prefix.
      filter={({ options }) => options}
      value={[...value]}
      maxTags={MAX_TAGS}
      searchValue={typed}
      onSearchChange={type}
      error={error}
      onChange={change}
    />
  )
}
