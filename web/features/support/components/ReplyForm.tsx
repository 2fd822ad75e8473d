import { Button, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#platform/forms/useDraft'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import type { UserError } from '#platform/mutations/refusal'
import type { Reply } from '../mutations/reply'
import { AttachmentField, useAttachments } from './AttachmentField'
import classes from './TicketForm.module.css'

interface ReplyFormProps {
  /** Draft key of the text until it is sent. */
  draft: string
  busy: boolean
  /** Whether pictures and videos can be attached. */
  attaches?: boolean
  /** Says whether it was sent; a refusal is shown at the field. */
  onSend: (reply: Reply, onRefused: (errors: readonly UserError[]) => void) => Promise<boolean>
  children?: ReactNode
}

/** Writes in a ticket. The text stays until it has been sent. */
export function ReplyForm({ draft, busy, attaches = false, onSend, children }: ReplyFormProps) {
  const { t } = useTranslation('support')
  const [text, keep] = useDraft(draft)
  const [error, setError] = useState<string | null>(null)
  const { keyOf, forget } = useRepeatKey()
  const attachments = useAttachments()
  const send = async () => {
    const words = text.trim()
    if (words === '') return setError(t('form.textNeeded'))
    const media = attachments.take()
    if (!media) return
    const reply = { text: words, ...media }
    const sent = await onSend({ ...reply, key: keyOf(reply) }, (errors) =>
      setError(errors.map(({ message }) => message).join(' ')),
    )
    if (!sent) return
    forget()
    keep('')
    attachments.clear()
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Textarea
        label={t('reply.label')}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={5000}
        value={text}
        error={error}
        onChange={(event) => {
          setError(null)
          keep(event.currentTarget.value)
        }}
      />
      {attaches && <AttachmentField attachments={attachments} />}
      <Button type="submit" loading={busy} className={classes.send}>
        {t('reply.send')}
      </Button>
      {children}
    </form>
  )
}
