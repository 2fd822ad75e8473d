import { PictureEditor } from './PictureEditor'
import type { UploadedMedium } from './uploadQueue'

interface UploadEditorProps {
  medium: UploadedMedium
  aspect?: number
  onEdited: (medium: UploadedMedium) => void
  onClose: () => void
}

/** The picture editor for a new upload. */
export function UploadEditor({ medium, aspect, onEdited, onClose }: UploadEditorProps) {
  if (!medium.sourceUrl) return null
  return (
    <PictureEditor
      pictureId={medium.id}
      original={medium.sourceUrl}
      aspect={aspect}
      onEdited={({ url, sourceUrl }) => onEdited({ ...medium, url, sourceUrl })}
      onClose={onClose}
    />
  )
}
