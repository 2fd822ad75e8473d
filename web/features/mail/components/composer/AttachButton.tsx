import { ActionIcon, FileButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acceptAttribute } from '#shared/uploads/uploadFiles'
import { ATTACHMENTS } from './attachmentLimits'

export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('mail')
  return (
    <FileButton multiple accept={acceptAttribute(ATTACHMENTS)} onChange={onFiles}>
      {(props) => (
        <ActionIcon {...props} aria-label={t('composer.attach')}>
          <IconPhotoPlus size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  )
}
