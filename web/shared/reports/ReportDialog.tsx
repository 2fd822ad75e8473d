import { Button, Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCircleCheck } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { Sheet } from '#ui/overlays/Sheet'
import { placeErrors } from '#platform/forms/placeErrors'
import type { ReportReason } from './mutations/__generated__/useReportContentMutation.graphql'
import { useReportContent } from './mutations/useReportContent'
import classes from './ReportDialog.module.css'

export interface ReportedItem {
  /** The global id of a `Reportable`. */
  readonly id: string
  readonly kind:
    | 'profile'
    | 'media'
    | 'guestbookEntry'
    | 'blogEntry'
    | 'topic'
    | 'blogComment'
    | 'message'
    | 'conversation'
    | 'event'
  /** Name of the owner; of an event its title. */
  readonly name: string
}

interface ReportDialogProps {
  item: ReportedItem
  onClose: () => void
}

const REASONS: readonly ReportReason[] = ['FAKE_PROFILE', 'MONEY_OFFER', 'HARASSMENT', 'CHILD_PICTURES', 'OTHER']

/** Reports a profile or its content to the staff, and explains what happens next. */
export function ReportDialog({ item, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  const formId = useId()
  const [isSent, setSent] = useState(false)
  const [report, busy] = useReportContent()
  const form = useForm<{ reason: ReportReason | ''; text: string }>({
    initialValues: { reason: '', text: '' },
    validate: {
      reason: (reason) => (reason === '' ? t('report.chooseReason') : null),
      text: (text, { reason }) => (reason === 'OTHER' && !text.trim() ? t('report.textNeeded') : null),
    },
  })
  // Focuses the missing field, which may be scrolled out of view.
  const showMissing = (missing: { reason?: ReactNode }) =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>(missing.reason ? 'input' : 'textarea')
      ?.focus()
  const send = form.onSubmit(async ({ reason, text }) => {
    if (reason === '') return
    const answer = await report(
      { input: { id: item.id, reason, text: text.trim() || null } },
      { onRefused: placeErrors(form, 'text') },
    )
    if (!answer) return
    setSent(true)
  }, showMissing)

  if (isSent) {
    return (
      <Sheet
        opened
        onClose={onClose}
        title={t('report.thanks')}
        closeLabel={t('common:close')}
        size="sm"
        footer={<Button onClick={onClose}>{t('common:close')}</Button>}
      >
        <div className={classes.thanks} role="status">
          <IconCircleCheck size={28} stroke={1.5} aria-hidden />
          <p>{item.kind === 'event' ? t('report.ofEvent.thanks') : t('report.thanksText', { name: item.name })}</p>
        </div>
      </Sheet>
    )
  }

  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={t(`report.title.${item.kind}`, { name: item.name })}
      description={item.kind === 'event' ? t('report.ofEvent.intro') : t('report.intro', { name: item.name })}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={t('report.send')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} className={classes.form} onSubmit={send} noValidate>
        <Radio.Group
          label={t('report.reason')}
          inputWrapperOrder={['label', 'error', 'input']}
          {...form.getInputProps('reason')}
        >
          <div className={classes.reasons}>
            {REASONS.map((reason) => (
              <Radio
                key={reason}
                value={reason}
                classNames={{ description: classes.about }}
                label={t(`report.reasons.${reason}.title`)}
                description={t(`report.reasons.${reason}.text`)}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={form.values.reason === 'OTHER' ? t('report.textOther') : t('report.text')}
          required={form.values.reason === 'OTHER'}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('text')}
        />
        <p className={classes.next}>{t('report.next')}</p>
      </form>
    </Sheet>
  )
}
