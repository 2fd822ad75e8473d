import { useMediaUrl } from '../mediaUrl'
import { PictureEditor } from './PictureEditor'
import type { Upload, UploadedMedium } from './uploadQueue'

/** What every browser shows by itself; of the rest it takes what the server has made. */
const SHOWN_BY_BROWSERS = ['image/jpeg', 'image/png', 'image/webp']

interface UploadEditorProps {
  upload: Upload
  aspect?: number
  /** What the server shows may be a part of it by now. */
  wasEdited: boolean
  onEdited: (medium: UploadedMedium) => void
  onClose: () => void
}

/** The picture editor for a picture that has just been uploaded. */
export function UploadEditor({ upload, aspect, wasEdited, onEdited, onClose }: UploadEditorProps) {
  const { file, medium, preview } = upload
  const mediaUrl = useMediaUrl()
  if (!medium?.path) return null
  const shown = SHOWN_BY_BROWSERS.includes(file.type)
  return (
    <PictureEditor
      pictureId={medium.id}
      original={shown ? preview : wasEdited ? undefined : mediaUrl(medium.path)}
      aspect={aspect}
      onEdited={({ path }) => onEdited({ ...medium, path })}
      onClose={onClose}
    />
  )
}
