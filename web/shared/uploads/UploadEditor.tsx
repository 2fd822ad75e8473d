import { useMediaUrl } from '#shared/pictures/mediaUrl'
import { PictureEditor } from './PictureEditor'
import type { UploadedMedium } from './uploadQueue'

interface UploadEditorProps {
  medium: UploadedMedium
  aspect?: number
  onEdited: (medium: UploadedMedium) => void
  onClose: () => void
}

/** The picture editor for a picture that has just been uploaded. */
export function UploadEditor({ medium, aspect, onEdited, onClose }: UploadEditorProps) {
  const mediaUrl = useMediaUrl()
  if (!medium.sourcePath) return null
  return (
    <PictureEditor
      pictureId={medium.id}
      original={mediaUrl(medium.sourcePath)}
      aspect={aspect}
      onEdited={({ path, sourcePath }) => onEdited({ ...medium, path, sourcePath })}
      onClose={onClose}
    />
  )
}
