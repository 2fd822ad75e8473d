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
  /** The name under which the text is kept until it has been sent. */
  draft: string
  label: string
  sendLabel: string
  people: readonly Participant[]
  /** What stands there at first. */
  initial?: string
  /** The field takes the focus when it comes. */
  focused?: boolean
  /** While it is on its way, the text is shown as if it were there already. */
  preview?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  onSend: (comment: WrittenComment) => Promise<SendOutcome>
  onCancel?: () => void
}

const LONGEST = 4000
/** From here on it is told how much room is left. */
const NEARLY_FULL = 3500

/** Writes a comment. What is typed survives a fault, a reload and a look at another page; sent twice it is stored once. */
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
    // Other words are another comment.
    if (key) keepKey('')
  }
  const insert = useInsertText(field, text, change)
  useEffect(() => {
    if (!focused) return
    field.current?.focus()
    field.current?.setSelectionRange(LONGEST, LONGEST)
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
          maxLength={LONGEST}
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
            <span className={classes.room}>{t('form.room', { count: LONGEST - text.length })}</span>
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
