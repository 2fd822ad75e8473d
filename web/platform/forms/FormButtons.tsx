import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface FormButtonsProps {
  /** The id of the form, which stands elsewhere in the sheet. */
  formId: string
  submitLabel: string
  onCancel: () => void
  /** Whether the form is being sent. */
  busy: boolean
}

/** The footer of a sheet with a form: cancel, and submit. */
export function FormButtons({ formId, submitLabel, onCancel, busy }: FormButtonsProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} loading={busy}>
        {submitLabel}
      </Button>
    </>
  )
}
