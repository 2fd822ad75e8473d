import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { createSender, wordsOfFault } from '#shared/uploads/sendUpload'
import { untilUploadConsent } from '#shared/uploads/sessionConsent'
import type { UploadPurpose } from '#shared/uploads/uploadFiles'
import type { SendFile, SendResult, UploadedMedium } from '#shared/uploads/uploadQueue'
import { refusalsIn } from '#platform/mutations/refusal'
import type { editableMedia_media$key } from '../__generated__/editableMedia_media.graphql'
import type { sendPictureMutation } from './__generated__/sendPictureMutation.graphql'

const mutation = graphql`
  mutation sendPictureMutation($input: SaveMediaInput!) {
    saveMedia(input: $input) {
      media {
        legacyId
        ...editableMedia_media
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Texts accept only pictures from the device; videos go into an album first. */
export const TEXT_PICTURES: UploadPurpose = 'TEXT_PICTURE'

/** A saved picture, ready to be inserted. */
export interface KeptPicture {
  readonly legacyId: number
  readonly media: editableMedia_media$key[number]
}

interface PictureSenderOptions {
  readonly environment: IEnvironment
  readonly viewer: number
  /** Called before the upload counts as finished. */
  readonly onKept: (mediaId: string, picture: KeptPicture) => void
}

/**
 * Returns a sender for pictures in texts: it uploads at once, and saves to the file archive after copyright and
 * consent are confirmed. When saving fails, a retry does not upload again.
 */
export function createPictureSender({ environment, viewer, onKept }: PictureSenderOptions): SendFile {
  const upload = createSender(environment, TEXT_PICTURES)
  const uploaded = new WeakMap<File, UploadedMedium>()

  const keep = (medium: UploadedMedium) =>
    new Promise<SendResult>((resolve) => {
      commitMutation<sendPictureMutation>(environment, {
        mutation,
        variables: { input: { mediaId: medium.id, place: 'FILE_ARCHIVE', consent: true } },
        updater: (store) => store.invalidateStore(),
        onCompleted: (response, errors) => {
          const media = response.saveMedia?.media
          if (!media || errors?.length) return resolve({ problem: refusalsIn(response)[0]?.message ?? null })
          onKept(medium.id, { legacyId: media.legacyId, media })
          return resolve({ medium })
        },
        onError: (error) => resolve({ problem: wordsOfFault(error) }),
      })
    })

  return async (file, options) => {
    const known = uploaded.get(file)
    const sent = known ? { medium: known } : await upload(file, options)
    if (!('medium' in sent)) return sent
    uploaded.set(file, sent.medium)
    await untilUploadConsent(viewer, options.signal)
    return keep(sent.medium)
  }
}
