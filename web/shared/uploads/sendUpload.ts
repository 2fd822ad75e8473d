import i18next from 'i18next'
import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { GraphError, toGraphError, type GraphErrorCode } from '#platform/relay/errors'
import { openErrorDialog } from '#platform/errors/openErrorDialog'
import { refusalsIn, type UserError } from '#platform/mutations/refusal'
import type { sendUploadMutation } from './__generated__/sendUploadMutation.graphql'
import type { UploadOptions } from './uploadOptions'
import type { SendFile, SendResult } from './uploadQueue'

const mutation = graphql`
  mutation sendUploadMutation($input: UploadTempMediaInput!) {
    uploadTempMedia(input: $input) {
      media {
        __typename
        id
        status
        path(size: GALLERY)
        ... on Picture {
          sourcePath
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** What a fault that the server has no words for is called. */
export function wordsOfFault(error: Error): string | null {
  if (!(error instanceof GraphError)) return null
  if (error.code === 'NETWORK') return i18next.t('media:upload.problem.network')
  return error.code === 'RATE_LIMITED' ? i18next.t('media:upload.problem.rateLimited') : null
}

/** Faults that pass: the same file may be taken another time. */
const passing: readonly GraphErrorCode[] = [
  'NETWORK',
  'OVERLOADED',
  'RATE_LIMITED',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
]

/** Tells of an upload that failed, in the error dialog. */
function failed(cause: Error): SendResult {
  const error = cause instanceof GraphError ? cause : undefined
  openErrorDialog({ requestId: error?.requestId })
  return { problem: wordsOfFault(cause), canRetry: error !== undefined && passing.includes(error.code) }
}

/** Tells of an upload that the server refused, in the error dialog and in the server's words. */
function refused(refusal: UserError | undefined): SendResult {
  openErrorDialog({ message: refusal?.message })
  return { problem: refusal?.message ?? null, canRetry: refusal?.code === 'RATE_LIMITED' }
}

/** Sends files through the graph, to be put to a use afterwards. */
export function createSender(environment: IEnvironment, options: UploadOptions): SendFile {
  return (file, { onProgress, signal }) =>
    new Promise<SendResult>((resolve) => {
      const { dispose } = commitMutation<sendUploadMutation>(environment, {
        mutation,
        variables: { input: { ...options, file } },
        uploadables: { 'input.file': file },
        cacheConfig: { metadata: { onUploadProgress: onProgress } },
        onCompleted: (response, errors) => {
          const media = response.uploadTempMedia?.media
          if (errors?.length) {
            resolve(failed(toGraphError(errors)))
          } else if (media) {
            const { id, __typename, status, path, sourcePath = null } = media
            const seen = status === 'LIVE' ? path : null
            resolve({ medium: { id, isVideo: __typename === 'Video', path: seen, sourcePath } })
          } else {
            resolve(refused(refusalsIn(response)[0]))
          }
        },
        onError: (error) => resolve(failed(error)),
      })
      signal.addEventListener('abort', () => dispose(), { once: true })
    })
}
