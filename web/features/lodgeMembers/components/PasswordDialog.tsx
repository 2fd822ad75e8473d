import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { placeErrors } from '#platform/forms/placeErrors'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'

interface PasswordDialogProps {
  title: string
  /** The consequences. */
  text: string
  confirmLabel: string
  /** Resolves to whether it succeeded. */
  onConfirm: (password: string, options: RefusalOptions) => Promise<boolean>
  busy: boolean
  onClose: () => void
}

/** Asks for the viewer's password before a step that gives something out of hand. */
export function PasswordDialog({ title, text, confirmLabel, onConfirm, busy, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['lodgeMembers', 'common'])
  const formId = useId()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? t('ownership.passwordNeeded') : null) },
  })
  const send = form.onSubmit(async ({ password }) => {
    if (await onConfirm(password, { onRefused: placeErrors(form, 'password') })) onClose()
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      size="sm"
      title={title}
      description={text}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={confirmLabel} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} onSubmit={send} noValidate>
        <PasswordInput
          data-autofocus
          label={t('ownership.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('ownership.showPassword') }}
          {...form.getInputProps('password')}
        />
      </form>
    </Sheet>
  )
}
