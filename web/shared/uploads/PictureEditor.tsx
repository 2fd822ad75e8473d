import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { CropFrame, type Cut } from './CropFrame'
import classes from './PictureEditor.module.css'
import { useEditPicture } from './useEditPicture'

const NOTHING_CUT: Cut = { rotation: null, crop: null }

interface PictureEditorProps {
  pictureId: string
  /** Address of the picture as it was uploaded; every crop starts from it. */
  original: string
  /** Initial width-to-height ratio; defaults to the picture's own. */
  aspect?: number
  onEdited?: (picture: { readonly url: string; readonly sourceUrl: string }) => void
  onClose: () => void
}

/** Rotates and crops a picture. */
export function PictureEditor({ pictureId, original, aspect, onEdited, onClose }: PictureEditorProps) {
  const { t } = useTranslation(['media', 'common'])
  const [edit, busy] = useEditPicture()
  const [cut, setCut] = useState(NOTHING_CUT)
  // The frame stays where it is when addresses are renewed.
  const [src] = useState(original)

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
        <CropFrame src={src} aspect={aspect} onCut={setCut} />
      </div>
    </Sheet>
  )
}
