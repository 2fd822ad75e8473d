import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../ui/Sheet'
import { tellUserErrors } from '../errors/tellUserErrors'
import { useMediaUrl } from '../mediaUrl'
import { CropFrame, type Cut } from './CropFrame'
import classes from './PictureEditor.module.css'
import { useEditPicture } from './useEditPicture'

const NOTHING_CUT: Cut = { rotation: 'NONE', crop: null }

interface PictureEditorProps {
  /** The global id. */
  pictureId: string
  /** The address of the picture as it was uploaded; left out where only an edited one may be left to see. */
  original?: string
  /** The shape to begin with, width to height; the picture's own when left out. */
  aspect?: number
  onEdited?: (picture: { readonly path: string }) => void
  onClose: () => void
}

/** Turns and crops a picture. A cut is always made from the picture as it was uploaded, so that is what must be seen. */
export function PictureEditor({ pictureId, original, aspect, onEdited, onClose }: PictureEditorProps) {
  const { t } = useTranslation(['media', 'common'])
  const [edit, busy] = useEditPicture()
  const mediaUrl = useMediaUrl()
  const [whole, setWhole] = useState(original)
  const [cut, setCut] = useState(NOTHING_CUT)

  const apply = async ({ rotation, crop }: Cut) => {
    const answer = await edit({ input: { mediaId: pictureId, rotation, crop } })
    if (!answer || tellUserErrors(answer.editPicture.userErrors)) return null
    return answer.editPicture.picture ?? null
  }
  const bringBack = async () => {
    const picture = await apply(NOTHING_CUT)
    if (picture) setWhole(mediaUrl(picture.full))
  }
  const save = async () => {
    const picture = await apply(cut)
    if (!picture) return
    onEdited?.(picture)
    onClose()
  }

  return (
    <Sheet
      opened
      onClose={onClose}
      size={whole ? 'lg' : 'sm'}
      busy={busy}
      title={t('editor.title')}
      description={whole ? undefined : t('editor.fromWhole')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {whole ? t('editor.keep') : t('common:cancel')}
          </Button>
          <Button loading={busy} onClick={() => void (whole ? save() : bringBack())}>
            {whole ? t('editor.save') : t('editor.bringBack')}
          </Button>
        </>
      }
    >
      {whole && (
        <div className={classes.editor}>
          <CropFrame src={whole} aspect={aspect} onCut={setCut} />
        </div>
      )}
    </Sheet>
  )
}
