import { Button, SegmentedControl, Select, Textarea } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useDraft } from '#platform/forms/useDraft'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import type { UserError } from '#platform/mutations/refusal'
import { AttachmentField, useAttachments } from '../../components/AttachmentField'
import type { useDesk } from '../../mutations/useDesk'
import type { AnswerForm_ticket$key } from './__generated__/AnswerForm_ticket.graphql'
import classes from '../../components/tickets.module.css'

const fragment = graphql`
  fragment AnswerForm_ticket on StaffTicket {
    legacyId
    isTakenByViewer
    templates {
      key
      title
      text
    }
  }
`

type Mode = 'answer' | 'note' | 'forward'

interface AnswerFormProps {
  ticket: AnswerForm_ticket$key
  desk: ReturnType<typeof useDesk>
}

/** Answers, adds a note or forwards. Without the ticket in hand only a note can be added. Ctrl and Enter sends. */
export function AnswerForm({ ticket, desk }: AnswerFormProps) {
  const { t } = useTranslation('support')
  const { legacyId, isTakenByViewer, templates } = useFragment(fragment, ticket)
  const [text, keep] = useDraft(`desk ${legacyId}`)
  const [wanted, setMode] = useState<Mode>('answer')
  const [error, setError] = useState<string | null>(null)
  const { keyOf, forget } = useRepeatKey()
  const attachments = useAttachments()
  const mode = isTakenByViewer ? wanted : 'note'
  const send = async (isLast = false) => {
    const words = text.trim()
    if (words === '') return setError(t('form.textNeeded'))
    const media = mode === 'answer' ? attachments.take() : {}
    if (!media) return
    const reply = { text: words, ...media, key: keyOf([mode, words, media]) }
    const onRefused = (errors: readonly UserError[]) => setError(errors.map(({ message }) => message).join(' '))
    const sent =
      mode === 'answer'
        ? await desk.answer(reply, isLast, { onRefused })
        : mode === 'note'
          ? await desk.note(reply, { onRefused })
          : await desk.forward(reply, { onRefused })
    if (!sent) return
    forget()
    keep('')
    if (mode === 'answer') attachments.clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={classes.answer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isTakenByViewer && (
        <SegmentedControl
          aria-label={t('desk.mode')}
          value={mode}
          onChange={(value) => setMode(value)}
          data={[
            { value: 'answer', label: t('desk.answer') },
            { value: 'note', label: t('desk.note') },
            { value: 'forward', label: t('desk.forward') },
          ]}
        />
      )}
      {mode === 'answer' && (
        <Select
          aria-label={t('desk.template')}
          placeholder={t('desk.template')}
          data={(templates ?? []).map((template) => ({ value: template.key, label: template.title }))}
          value={null}
          onChange={(chosen) => {
            const template = templates?.find((each) => each.key === chosen)
            if (template) keep(text.trim() ? `${text.trimEnd()}\n\n${template.text}` : template.text)
          }}
        />
      )}
      <Textarea
        label={t(`desk.${mode}Label`)}
        description={isTakenByViewer ? t('desk.sendHint') : t('desk.takeFirst')}
        autosize
        minRows={4}
        maxRows={18}
        maxLength={5000}
        value={text}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setError(null)
          keep(event.currentTarget.value)
        }}
      />
      {mode === 'answer' && <AttachmentField attachments={attachments} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={desk.busy}>
          {t(`desk.${mode}Send`)}
        </Button>
        {mode === 'answer' && (
          <Button variant="default" disabled={desk.busy} onClick={() => void send(true)}>
            {t('desk.answerAndClose')}
          </Button>
        )}
      </div>
    </form>
  )
}
