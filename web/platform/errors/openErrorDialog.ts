import { modals } from '@mantine/modals'
import i18next from 'i18next'

interface ErrorDialog {
  /** The message; by default the general one. */
  readonly message?: string | undefined
  readonly requestId?: string | undefined
}

/** Opens the general error dialog: its title is Error and its default message is `Common_ErrorOccurred`. */
export function openErrorDialog({ message, requestId }: ErrorDialog = {}): void {
  const text = message ?? i18next.t('common:Common_ErrorOccurred')
  const reference = requestId ? ` ${i18next.t('common:error.reference', { id: requestId })}` : ''
  modals.openConfirmModal({
    modalId: 'error',
    title: i18next.t('common:error.title'),
    children: text + reference,
    labels: { confirm: i18next.t('common:close'), cancel: '' },
    cancelProps: { display: 'none' },
    // Otherwise it would be a second banner landmark.
    attributes: { header: { role: 'presentation' } },
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
  })
}
