import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { EmojiButton } from '#shared/emojis/EmojiButton'
import { useDraft } from '#platform/forms/useDraft'
import classes from './CommentForm.module.css'
import { MentionField } from './MentionField'
import { mentionedIds } from './mentions'
import { PendingComment } from './PendingComment'
import type { SendOutcome, WrittenComment } from './thread'
import { useInsertText } from './useInsertText'
import type { Participant } from './useParticipants'

interface CommentFormProps {
  /** Storage key of the unsent text. */
  draft: string
  label: string
  sendLabel: string
  people: readonly Participant[]
  /** Initial text. */
  initial?: string
  /** Focuses the field on mount. */
  focused?: boolean
  /** Shows the text as a comment while it is being sent. */
  preview?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  onSend: (comment: WrittenComment) => Promise<SendOutcome>
  onCancel?: () => void
}

const MAX_LENGTH = 4000
/** Length from which the remaining characters are shown. */
const NEARLY_FULL = 3500

/**
 * The form for a comment. The text survives errors, reloads and navigation; a resend does not create a second
 * comment.
 */
export function CommentForm(props: CommentFormProps) {
  const { draft, label, sendLabel, people, initial = '', focused = false, preview = false, onSend, onCancel } = props
  const { t } = useTranslation(['comments', 'common'])
  const [kept, keep] = useDraft(draft)
  const [key, keepKey] = useDraft(`${draft} key`)
  const [text, setText] = useState(kept === '' ? initial : kept)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ message: string | null } | null>(null)
  const sending = useRef(false)
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = props.field ?? ownField

  const change = (next: string) => {
    setText(next)
    keep(next === initial ? '' : next)
    // A changed text is a new comment.
    if (key) keepKey('')
  }
  const insert = useInsertText(field, text, change)
  useEffect(() => {
    if (!focused) return
    field.current?.focus()
    field.current?.setSelectionRange(MAX_LENGTH, MAX_LENGTH)
  }, [field, focused])

  const isEmpty = text.trim() === '' || text.trim() === initial.trim()
  const send = async () => {
    if (isEmpty || sending.current) return
    sending.current = true
    setBusy(true)
    setFault(null)
    const words = text.trim()
    const used = key || crypto.randomUUID()
    keepKey(used)
    const outcome = await onSend({ text: words, mentionIds: mentionedIds(words, people), key: used })
    sending.current = false
    setBusy(false)
    if (!outcome.sent) {
      setFault(outcome)
      return
    }
    keep('')
    keepKey('')
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <>
      {preview && busy && <PendingComment text={text.trim()} />}
      <form className={classes.form} onSubmit={submit}>
        <MentionField
          field={field}
          label={label}
          value={preview && busy ? '' : text}
          onChange={change}
          people={people}
          maxLength={MAX_LENGTH}
          error={fault?.message}
          readOnly={busy}
          onSubmit={() => void send()}
        />
        {fault && fault.message === null && (
          <p className={classes.fault}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
            {t('form.failed')}
          </p>
        )}
        <div className={classes.tools}>
          <EmojiButton onPick={insert} disabled={busy} />
          {text.length > NEARLY_FULL && (
            <span className={classes.room}>{t('form.room', { count: MAX_LENGTH - text.length })}</span>
          )}
          <span className={classes.buttons}>
            {onCancel && (
              <Button variant="default" onClick={onCancel} disabled={busy}>
                {t('common:cancel')}
              </Button>
            )}
            <Button type="submit" loading={busy} disabled={isEmpty}>
              {fault ? t('common:retry') : sendLabel}
            </Button>
          </span>
        </div>
      </form>
    </>
  )
}
