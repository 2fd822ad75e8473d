import i18next from 'i18next'
import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { GraphError } from '../../relay/errors'
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
        code
        message
        field
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

/** Sends files through the graph, to be put to a use afterwards. */
export function createSender(environment: IEnvironment, options: UploadOptions): SendFile {
  return (file, { onProgress, signal }) =>
    new Promise<SendResult>((resolve) => {
      const { dispose } = commitMutation<sendUploadMutation>(environment, {
        mutation,
        variables: { input: { ...options, file } },
        uploadables: { 'input.file': file },
        cacheConfig: { metadata: { onUploadProgress: onProgress } },
        onCompleted: ({ uploadTempMedia: { media, userErrors } }, errors) => {
          if (media && !errors?.length) {
            const { id, __typename, status, path, sourcePath = null } = media
            const seen = status === 'LIVE' ? path : null
            resolve({ medium: { id, isVideo: __typename === 'Video', path: seen, sourcePath } })
          } else {
            resolve({ problem: userErrors[0]?.message ?? null, canRetry: userErrors.length === 0 })
          }
        },
        onError: (error) => resolve({ problem: wordsOfFault(error) }),
      })
      signal.addEventListener('abort', () => dispose(), { once: true })
    })
}
