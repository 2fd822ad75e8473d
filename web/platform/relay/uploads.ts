import type { UploadableMap } from 'relay-runtime'

/**
 * The body of a GraphQL multipart request: `operations`, `map`, then the files. An uploadable's key is the path of its
 * variable, for example `input.file`.
 */
export function uploadBody(operation: { variables: object }, uploadables: UploadableMap): FormData {
  const body = new FormData()
  const files = Object.entries(uploadables)
  body.append(
    'operations',
    JSON.stringify(operation, (_key, value: unknown) => (value instanceof Blob ? null : value)),
  )
  body.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [`variables.${path}`]]))))
  for (const [index, [, file]] of files.entries()) body.append(String(index), file)
  return body
}
