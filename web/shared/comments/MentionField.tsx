import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/Avatar'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import classes from './CommentForm.module.css'
import { mentionAt, suggestionsFor } from './mentions'
import { useInsertText } from './useInsertText'
import type { Participant } from './useParticipants'

interface MentionFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  value: string
  onChange: (text: string) => void
  /** Suggested after an `@`. */
  people: readonly Participant[]
  maxLength: number
  error: ReactNode
  readOnly: boolean
  /** Called on Ctrl or Command with Enter. */
  onSubmit: () => void
}

/** A plain-text field that suggests people after an `@`. */
export function MentionField({ field, value, onChange, people, onSubmit, ...rest }: MentionFieldProps) {
  const { t } = useTranslation('comments')
  const [typing, setTyping] = useState<ReturnType<typeof mentionAt>>(null)
  const insert = useInsertText(field, value, onChange)
  const suggestions = typing ? suggestionsFor(people, typing.typed) : []
  const opened = suggestions.length > 0
  const combobox = useCombobox({
    opened,
    onOpenedChange: (open) => {
      if (!open) setTyping(null)
    },
  })
  const { selectFirstOption } = combobox
  const typed = typing?.typed
  useEffect(() => {
    if (opened && typed !== undefined) selectFirstOption()
  }, [opened, typed, selectFirstOption])

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    setTyping(selectionStart === selectionEnd ? mentionAt(text, selectionStart) : null)
  const choose = (name: string) => {
    if (!typing) return
    insert(`@${name} `, { from: typing.from, to: typing.from + 1 + typing.typed.length })
    setTyping(null)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="top-start" withinPortal={false} width={280}>
      <Combobox.Target withKeyboardNavigation={opened} withAriaAttributes={opened}>
        <Textarea
          {...rest}
          ref={field}
          autosize
          minRows={2}
          maxRows={14}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            look(event.currentTarget)
          }}
          onSelect={(event) => look(event.currentTarget)}
          onBlur={() => setTyping(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onSubmit()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!opened}>
        <Combobox.Options aria-label={t('form.suggestions')}>
          {suggestions.map((person) => (
            <Combobox.Option key={person.id} value={person.name}>
              <Suggestion person={person} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function Suggestion({ person }: { person: Participant }) {
  const picture = usePictureSource(person.picture)
  return (
    <span className={classes.suggestion}>
      <Avatar name={person.name} picture={picture} size={32} />
      {person.name}
    </span>
  )
}
