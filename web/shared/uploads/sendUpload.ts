import i18next from 'i18next'
import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { GraphError, toGraphError, type GraphErrorCode } from '#platform/relay/errors'
import { openErrorDialog } from '#platform/errors/openErrorDialog'
import { refusalsIn, type UserError } from '#platform/mutations/refusal'
import type { sendUploadMutation } from './__generated__/sendUploadMutation.graphql'
import type { UploadPurpose } from './uploadFiles'
import type { SendFile, SendResult } from './uploadQueue'

const mutation = graphql`
  mutation sendUploadMutation($input: UploadTempMediaInput!) {
    uploadTempMedia(input: $input) {
      media {
        __typename
        id
        status
        url(size: GALLERY)
        ... on Picture {
          sourceUrl
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Returns a message for a failure without one by the server. */
export function wordsOfFault(error: Error): string | null {
  if (!(error instanceof GraphError)) return null
  if (error.code === 'NETWORK') return i18next.t('media:upload.problem.network')
  return error.code === 'RATE_LIMITED' ? i18next.t('media:upload.problem.rateLimited') : null
}

/** Temporary failures, after which the same file may be accepted. */
const passing: readonly GraphErrorCode[] = [
  'NETWORK',
  'OVERLOADED',
  'RATE_LIMITED',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
]

/** Shows a failed upload in the error dialog. */
function failed(cause: Error): SendResult {
  const error = cause instanceof GraphError ? cause : undefined
  openErrorDialog({ requestId: error?.requestId })
  return { problem: wordsOfFault(cause), canRetry: error !== undefined && passing.includes(error.code) }
}

/** Shows the server's refusal in the error dialog. */
function refused(refusal: UserError | undefined): SendResult {
  openErrorDialog({ message: refusal?.message })
  return { problem: refusal?.message ?? null, canRetry: refusal?.code === 'RATE_LIMITED' }
}

/** Returns a sender that uploads files through the graph, to be saved afterwards. */
export function createSender(environment: IEnvironment, purpose: UploadPurpose): SendFile {
  return (file, { onProgress, signal }) =>
    new Promise<SendResult>((resolve) => {
      const { dispose } = commitMutation<sendUploadMutation>(environment, {
        mutation,
        variables: { input: { purpose, file } },
        uploadables: { 'input.file': file },
        cacheConfig: { metadata: { onUploadProgress: onProgress } },
        onCompleted: (response, errors) => {
          const media = response.uploadTempMedia?.media
          if (errors?.length) {
            resolve(failed(toGraphError(errors)))
          } else if (media) {
            const { id, __typename, status, url, sourceUrl = null } = media
            const seen = status === 'LIVE' ? url : null
            resolve({ medium: { id, isVideo: __typename === 'Video', url: seen, sourceUrl } })
          } else {
            resolve(refused(refusalsIn(response)[0]))
          }
        },
        onError: (error) => resolve(failed(error)),
      })
      signal.addEventListener('abort', () => dispose(), { once: true })
    })
}
