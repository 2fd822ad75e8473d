import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog as Confirm } from '#ui/overlays/ConfirmDialog'

type ConfirmDialogProps = Omit<ComponentProps<typeof Confirm>, 'cancelLabel' | 'closeLabel'> & {
  /** Defaults to "Cancel". */
  cancelLabel?: string
}

/** A confirmation in the viewer's language. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('common')
  return <Confirm cancelLabel={t('cancel')} {...props} closeLabel={t('close')} />
}
