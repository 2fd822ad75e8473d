import { TagsInput } from '@mantine/core'

const MAX_TAGS = 10
const MAX_TAG_LENGTH = 40
const SEPARATOR = /[,;\n]/

interface TagsFieldProps {
  label: string
  description: string
  placeholder: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** The word being typed. */
  typed: string
  onTyped: (typed: string) => void
  /** Words that match it. */
  suggestions: readonly string[]
  error?: string
}

/** A field for up to ten words; a comma or Enter ends one. */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, typed, onTyped, suggestions, placeholder, ...field } = props
  const change = (tags: readonly string[]) => {
    const clean = tags.flatMap((tag) => tag.split(SEPARATOR)).map((tag) => tag.trim().slice(0, MAX_TAG_LENGTH))
    const single = new Map(clean.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]))
    onChange([...single.values()].slice(0, MAX_TAGS))
  }
  // Keyboards of phones do not report which key was pressed, so commas are detected in the text.
  const type = (next: string) => {
    const separated = SEPARATOR.test(next)
    onTyped(separated ? '' : next)
    if (separated) change([...value, next])
  }
  return (
    <TagsInput
      {...field}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={[...suggestions]}
      // The server has already filtered the options, and not only by prefix.
      filter={({ options }) => options}
      value={[...value]}
      maxTags={MAX_TAGS}
      searchValue={typed}
      onSearchChange={type}
      onChange={change}
    />
  )
}
