import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import { IconLibraryPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useMediaAround, type EditableMedium } from './editableMedia'
import { insertBlock } from './insertBlock'

const MediaPicker = lazyDialog(['media'], async () => (await import('./picker/MediaPicker')).MediaPicker)

interface MediaToolProps {
  editor: Editor
  onPictures: (files: readonly File[]) => void
}

/** Inserts one of the member's pictures or videos. */
export function MediaTool({ editor, onPictures }: MediaToolProps) {
  const { t } = useTranslation('richText')
  const { dark, add } = useMediaAround()
  const [opened, setOpened] = useState(false)
  const insert = (medium: EditableMedium, alt: string) => {
    add([medium])
    setOpened(false)
    insertBlock(editor, { type: 'media', attrs: { mediaId: medium.legacyId, alt } })
  }
  return (
    <>
      <Toolbar.Control
        aria-label={t('editing.addMedia')}
        title={t('editing.addMedia')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconLibraryPhoto size={20} stroke={1.5} aria-hidden />
      </Toolbar.Control>
      {opened && (
        <Suspense fallback={null}>
          <MediaPicker
            dark={dark}
            onInsert={insert}
            onPictures={(files) => {
              setOpened(false)
              onPictures(files)
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
