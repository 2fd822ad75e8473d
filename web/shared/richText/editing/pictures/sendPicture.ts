import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { changesLists } from '#shared/media/changesLists'
import { createSender, wordsOfFault } from '#shared/uploads/sendUpload'
import { untilUploadConsent } from '#shared/uploads/sessionConsent'
import type { UploadOptions } from '#shared/uploads/uploadOptions'
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

/** What a text may hold of a device: videos go into an album first. */
export const TEXT_PICTURES: UploadOptions = { allowNotJpeg: true }

/** A picture that a text can hold now. */
export interface KeptPicture {
  readonly legacyId: number
  readonly media: editableMedia_media$key[number]
}

interface PictureSenderOptions {
  readonly environment: IEnvironment
  readonly viewer: number
  /** Called before the upload counts as done. */
  readonly onKept: (mediaId: string, picture: KeptPicture) => void
}

/**
 * Sends pictures for a text: each is uploaded at once, and kept in the file archive as soon as the member has confirmed
 * copyright and consent. One that could not be kept is not uploaded again for the next try.
 */
export function createPictureSender({ environment, viewer, onKept }: PictureSenderOptions): SendFile {
  const upload = createSender(environment, TEXT_PICTURES)
  const uploaded = new WeakMap<File, UploadedMedium>()

  const keep = (medium: UploadedMedium) =>
    new Promise<SendResult>((resolve) => {
      commitMutation<sendPictureMutation>(environment, {
        mutation,
        variables: { input: { mediaId: medium.id, place: 'FILE_ARCHIVE', consent: true } },
        ...changesLists,
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
