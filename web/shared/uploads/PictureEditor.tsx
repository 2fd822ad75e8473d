import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/Sheet'
import { CropFrame, type Cut } from './CropFrame'
import classes from './PictureEditor.module.css'
import { useEditPicture } from './useEditPicture'

const NOTHING_CUT: Cut = { rotation: 'NONE', crop: null }

interface PictureEditorProps {
  /** The global id. */
  pictureId: string
  /** The address of the picture as it was uploaded: cuts are always made from it. */
  original: string
  /** The shape to begin with, width to height; the picture's own when left out. */
  aspect?: number
  onEdited?: (picture: { readonly path: string; readonly sourcePath: string }) => void
  onClose: () => void
}

/** Turns and crops a picture. */
export function PictureEditor({ pictureId, original, aspect, onEdited, onClose }: PictureEditorProps) {
  const { t } = useTranslation(['media', 'common'])
  const [edit, busy] = useEditPicture()
  const [cut, setCut] = useState(NOTHING_CUT)

  const save = async () => {
    const answer = await edit({ input: { mediaId: pictureId, rotation: cut.rotation, crop: cut.crop } })
    if (!answer || !answer.editPicture.picture) return
    onEdited?.(answer.editPicture.picture)
    onClose()
  }

  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      busy={busy}
      title={t('editor.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('editor.keep')}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      <div className={classes.editor}>
        <CropFrame src={original} aspect={aspect} onCut={setCut} />
      </div>
    </Sheet>
  )
}
