import { ActionIcon, Textarea } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconSend2 } from '@tabler/icons-react'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useInsertText } from '#shared/comments/useInsertText'
import { EmojiButton } from '#shared/emojis/EmojiButton'
import { useDraft } from '#platform/forms/useDraft'
import { useSessionConsent } from '#shared/uploads/sessionConsent'
import { filesIn } from '#shared/uploads/uploadFiles'
import { useUploadRules } from '#shared/uploads/useUploadRules'
import { useFileDrop } from '#shared/uploads/useFileDrop'
import { useUploads } from '#shared/uploads/useUploads'
import type { OutboxMedium } from '../../outbox/outbox'
import { AttachButton } from './AttachButton'
import { Attachments } from './Attachments'
import { ATTACHMENTS, mediaOf, MAX_FILES } from './attachmentLimits'
import classes from './Composer.module.css'

interface ComposerFormProps {
  /** Draft key of the text until it is sent. */
  draft: string
  label: string
  onSend: (text: string, media: readonly OutboxMedium[]) => void
  onTyping?: () => void
}

const MAX_LENGTH = 5_000
/** From this length on, the form shows how much room is left. */
const NEARLY_FULL = 4_500

/**
 * Writes a message with pictures and videos. The text survives a failure and a reload; once it is sent, the outbox
 * keeps it and the field is empty.
 */
export function ComposerForm({ draft, label, onSend, onTyping }: ComposerFormProps) {
  const { t } = useTranslation(['mail', 'media'])
  const touch = useMedia('(pointer: coarse)', { phone: true, desktop: false })
  const field = useRef<HTMLTextAreaElement>(null)
  const consentBox = useRef<HTMLInputElement>(null)
  const [text, keep] = useDraft(draft)
  const { queue, uploads } = useUploads(ATTACHMENTS)
  const consent = useSessionConsent()
  const [confirmed, setConfirmed] = useState(false)
  const [asked, setAsked] = useState(false)
  const { rules, judge } = useUploadRules(ATTACHMENTS)
  const [refusal, setRefusal] = useState<string | null>(null)
  const insert = useInsertText(field, text, keep)

  const words = text.trim()
  const room = MAX_LENGTH - words.length
  const media = mediaOf(uploads)
  const unfinished = uploads.length - media.length
  const isEmpty = words === '' && media.length === 0
  const mayNot = isEmpty || room < 0 || unfinished > 0 || media.length > MAX_FILES

  const send = () => {
    if (mayNot) return
    if (media.length > 0 && !consent.given) {
      if (!confirmed) {
        setAsked(true)
        consentBox.current?.focus()
        return
      }
      consent.give()
    }
    onSend(words, media)
    keep('')
    queue.clear()
    setConfirmed(false)
    setAsked(false)
    setRefusal(null)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // On touch screens Enter is the only way to break a line.
    if (touch && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    send()
  }
  const take = (files: readonly File[]) => {
    const { accepted, problem } = judge(files)
    setRefusal(problem)
    queue.add(accepted)
  }
  const dropping = useFileDrop(take)
  return (
    <form className={classes.composer} aria-label={label} onSubmit={submit}>
      {uploads.length > 0 && (
        <Attachments
          queue={queue}
          uploads={uploads}
          consent={consent.given ? null : confirmed}
          consentBox={consentBox}
          missing={asked}
          onConsent={setConfirmed}
        />
      )}
      {refusal && (
        <p className={classes.refused} role="alert">
          {refusal} {rules}
        </p>
      )}
      <div className={classes.row} data-dropping={dropping}>
        <AttachButton onFiles={take} />
        <Textarea
          ref={field}
          className={classes.field}
          classNames={{ input: classes.input }}
          aria-label={label}
          placeholder={t('composer.placeholder')}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          error={room < 0}
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => {
            keep(event.currentTarget.value)
            if (event.currentTarget.value.trim()) onTyping?.()
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = filesIn(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            take(files)
          }}
        />
        <span className={classes.emoji}>
          <EmojiButton onPick={insert} />
        </span>
        <ActionIcon
          type="submit"
          variant="filled"
          className={classes.send}
          aria-label={t('composer.send')}
          aria-disabled={mayNot}
          data-ready={!mayNot}
        >
          <IconSend2 size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {words.length > NEARLY_FULL && (
        <p className={classes.room} data-over={room < 0} role="status">
          {room < 0 ? t('composer.tooLong', { count: -room }) : t('composer.room', { count: room })}
        </p>
      )}
    </form>
  )
}
