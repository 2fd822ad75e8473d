import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { placeErrors } from '#platform/forms/placeErrors'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { useViewer } from '#platform/session/useSession'
import { Banner } from '#ui/states/Banner'
import { KINDS } from '../deskFilter'
import { useCreateTicket } from '../mutations/useCreateTicket'
import { ticketPath } from '../paths'
import { AttachmentField, useAttachments } from './AttachmentField'
import classes from './TicketForm.module.css'

const empty = { kind: '', subject: '', text: '', email: '' }

interface TicketFormProps {
  /** What was searched for, as a subject to begin with. */
  subject: string
}

/** Opens a ticket. A member is led to it; a visitor is told that a mail is on its way. */
export function TicketForm({ subject }: TicketFormProps) {
  const { t } = useTranslation('support')
  const { isLoggedIn } = useViewer()
  const navigate = useNavigate()
  const { keyOf, forget } = useRepeatKey()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const attachments = useAttachments()
  const form = useKeptForm('ticket', {
    initialValues: { ...empty, subject },
    validate: {
      kind: (value) => (value ? null : t('form.kindNeeded')),
      subject: (value) => (value.trim() ? null : t('form.subjectNeeded')),
      text: (value) => (value.trim() ? null : t('form.textNeeded')),
      email: (value) => (isLoggedIn || value.trim() ? null : t('form.emailNeeded')),
    },
  })
  const [create, busy] = useCreateTicket()
  const send = form.onSubmit(async ({ kind, email, ...words }) => {
    const media = attachments.take()
    const chosen = KINDS.find((each) => each === kind)
    if (!media || !chosen) return
    const ticket = { ...words, kind: chosen, email: isLoggedIn ? null : email.trim(), ...media }
    const answer = await create({ ...ticket, key: keyOf(ticket) }, { onRefused: placeErrors(form, 'text') })
    if (!answer) return
    forget()
    form.setValues(empty)
    attachments.clear()
    const { ticket: made } = answer.createTicket
    if (made) void navigate(ticketPath(made.legacyId))
    else setSentTo(email.trim())
  })
  if (sentTo !== null) {
    return (
      <Banner tone="positive" title={t('form.sentTitle')}>
        {t('form.sent', { email: sentTo })}
      </Banner>
    )
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Select
        label={t('form.kind')}
        placeholder={t('form.kindPlaceholder')}
        data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        required
        {...form.getInputProps('kind')}
      />
      <TextInput label={t('form.subject')} required maxLength={120} {...form.getInputProps('subject')} />
      <Textarea
        label={t('form.text')}
        description={t('form.textHint')}
        required
        autosize
        minRows={5}
        maxRows={16}
        maxLength={5000}
        {...form.getInputProps('text')}
      />
      {isLoggedIn ? (
        <AttachmentField attachments={attachments} />
      ) : (
        <TextInput
          type="email"
          label={t('form.email')}
          description={t('form.emailHint')}
          required
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
      )}
      <Button type="submit" loading={busy} className={classes.send}>
        {t('form.send')}
      </Button>
    </form>
  )
}
