import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode, SubmitEvent } from 'react'
import classes from './SearchField.module.css'

/** Minimum letters for suggestions; fewer would suggest everything. */
export const MIN_SUGGESTED_LENGTH = 2

const TEXT = 'text'

interface Suggestions {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly content: ReactNode }[]
}

interface SearchFieldProps {
  label: string
  draft: string
  onDraft: (draft: string) => void
  /** Searches for the words themselves. */
  onText: (text: string) => void
  suggestionsLabel: string
  /** The first suggestion: to search for the words themselves. */
  textLabel: string
  /** Groups without options are left out. */
  groups: readonly Suggestions[]
  onChoose: (value: string) => void
}

/** A search field that suggests what the typed letters may mean. */
export function SearchField(props: SearchFieldProps) {
  const { label, draft, onDraft, onText, suggestionsLabel, textLabel, groups, onChoose } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const text = draft.trim()
  const search = () => {
    if (!text) return
    combobox.closeDropdown()
    onText(text)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    search()
  }
  const choose = (value: string) => {
    if (value === TEXT) return search()
    combobox.closeDropdown()
    onChoose(value)
  }
  return (
    <form role="search" className={classes.field} onSubmit={submit}>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            type="search"
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            maxLength={100}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
            value={draft}
            onChange={(event) => {
              onDraft(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={text.length < MIN_SUGGESTED_LENGTH}>
          <Combobox.Options className={classes.options} aria-label={suggestionsLabel}>
            <Combobox.Option value={TEXT}>{textLabel}</Combobox.Option>
            {groups
              .filter(({ options }) => options.length > 0)
              .map((group) => (
                <Combobox.Group key={group.label} label={group.label}>
                  {group.options.map(({ value, content }) => (
                    <Combobox.Option key={value} value={value}>
                      {content}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </form>
  )
}

/** A suggested word, with how often it is used. */
export function CountedWord({ word, count }: { word: string; count: string }) {
  return (
    <span className={classes.counted}>
      <span className={classes.word}>{word}</span>
      <span className={classes.count}>{count}</span>
    </span>
  )
}
