import { createPortal } from 'react-dom'
import { ConsentSheet } from './ConsentSheet'
import { PicturePlace } from './PicturePlace'
import type { PictureUploads } from './usePictureUploads'

/** The placeholders of all uploads in the text, and the consent dialog. */
export function PicturePlaces({ pictures }: { pictures: PictureUploads }) {
  const { uploads, elements, consent, asking, ask, closeQuestion, retry, remove } = pictures
  return (
    <>
      {uploads.map((upload) => {
        const element = elements.get(upload.id)
        if (!element) return null
        return createPortal(
          <PicturePlace
            upload={upload}
            onConfirm={consent.given ? null : ask}
            onRetry={() => retry(upload.id)}
            onRemove={() => remove(upload.id)}
          />,
          element,
          String(upload.id),
        )
      })}
      {asking && !consent.given && <ConsentSheet onConfirm={consent.give} onClose={closeQuestion} />}
    </>
  )
}
