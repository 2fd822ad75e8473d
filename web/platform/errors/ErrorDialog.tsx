import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface ErrorDialogProps {
  isOpen: boolean
  message?: string | undefined
  requestId?: string | undefined
  onClose: () => void
}

/** The general error dialog. */
export function ErrorDialog({ isOpen, message, requestId, onClose }: ErrorDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('error.title')}
      // Above the dialog in which something went wrong.
      zIndex={201}
      // Otherwise it would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text>
        {message ?? t('Common_ErrorOccurred')}
        {requestId && ` ${t('error.reference', { id: requestId })}`}
      </Text>
      <Group mt="md" justify="flex-end">
        <Button onClick={onClose}>{t('close')}</Button>
      </Group>
    </Modal>
  )
}
