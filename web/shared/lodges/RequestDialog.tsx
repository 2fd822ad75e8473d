import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { placeErrors } from '#platform/forms/placeErrors'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import { Sheet } from '#ui/overlays/Sheet'

const MAX_LENGTH = 1000

interface RequestDialogProps {
  /** The name of the lodge. */
  name: string
  onSend: (text: string, options: RefusalOptions) => Promise<boolean>
  busy: boolean
  onClose: () => void
}

/** Asks the leaders of a lodge for membership, with a word to them. */
export function RequestDialog({ name, onSend, busy, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['lodge', 'common'])
  const formId = useId()
  const form = useForm({ initialValues: { text: '' } })
  const send = form.onSubmit(async ({ text }) => {
    if (!(await onSend(text.trim(), { onRefused: placeErrors(form, 'text') }))) return
    tell(t('request.sent'))
    onClose()
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={t('request.title', { name })}
      description={t('request.text')}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={t('request.send')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} onSubmit={send} noValidate>
        <Textarea
          data-autofocus
          label={t('request.label')}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={MAX_LENGTH}
          {...form.getInputProps('text')}
        />
      </form>
    </Sheet>
  )
}
