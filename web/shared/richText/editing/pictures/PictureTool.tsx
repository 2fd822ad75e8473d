import { FileButton } from '@mantine/core'
import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acceptAttribute } from '#shared/uploads/uploadFiles'
import { TEXT_PICTURES } from './sendPicture'

/** Picks pictures from the device and inserts them into the text. */
export function PictureTool({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('richText')
  return (
    <FileButton multiple accept={acceptAttribute(TEXT_PICTURES)} onChange={onFiles}>
      {({ onClick }) => (
        <Toolbar.Control aria-label={t('editing.addPicture')} title={t('editing.addPicture')} onClick={onClick}>
          <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
        </Toolbar.Control>
      )}
    </FileButton>
  )
}
