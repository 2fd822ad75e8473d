import {
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type INetwork,
  type RequestParameters,
  type UploadableMap,
  type Variables,
} from 'relay-runtime'
import { GraphError, toGraphError, type GraphErrorBody } from './errors'
import { readMultipart } from './multipart'
import { postWithProgress, type UploadProgress } from './postWithProgress'
import { untilTaken } from './untilTaken'
import { uploadBody } from './uploads'

const ENDPOINT = '/graphql'

/** What the rest of the client wants to hear of the network. */
export interface NetworkEvents {
  /** The session ended elsewhere: an answer says that nobody is logged in. */
  onUnauthenticated(): void
}

interface IncrementalPart {
  readonly data?: Record<string, unknown> | null
  readonly items?: readonly unknown[] | null
  readonly path: readonly (string | number)[]
  readonly label?: string
  readonly errors?: readonly GraphErrorBody[]
}

interface Payload {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly GraphErrorBody[]
  readonly incremental?: readonly IncrementalPart[]
  readonly hasNext?: boolean
  readonly extensions?: Record<string, unknown>
}

/** Relay reads deferred parts one by one and flat, the server sends them in a list. */
function* toRelay(payload: Payload): Generator<GraphQLResponse> {
  const last = payload.hasNext !== true
  if (payload.data !== undefined) {
    if (payload.data === null) throw toGraphError(payload.errors ?? [])
    yield {
      ...payload,
      data: payload.data,
      extensions: { ...payload.extensions, is_final: last },
    } as GraphQLSingularResponse
  } else if (payload.incremental === undefined && payload.errors !== undefined) {
    throw toGraphError(payload.errors)
  }
  const parts = payload.incremental ?? []
  for (const [index, part] of parts.entries()) {
    yield {
      data: part.data ?? null,
      label: part.label,
      path: part.path,
      errors: part.errors,
      extensions: { is_final: last && index === parts.length - 1 },
    } as unknown as GraphQLSingularResponse
  }
}

function hasUnauthenticated(payload: Payload): boolean {
  return payload.errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') ?? false
}

async function* fetchPayloads(
  params: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null | undefined,
  cache: CacheConfig,
  signal: AbortSignal,
): AsyncGenerator<Payload> {
  const operation = { documentId: params.id ?? undefined, query: params.text ?? undefined, variables }
  const upload = uploadables ? uploadBody(operation, uploadables) : undefined
  const request = {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'multipart/mixed, application/graphql-response+json, application/json',
      // The language of the interface, which the member may have chosen otherwise than the browser.
      'accept-language': document.documentElement.lang,
      'x-graphql-csrf': '1',
      ...(upload ? {} : { 'content-type': 'application/json' }),
    },
    body: upload ?? JSON.stringify(operation),
  } as const
  const onProgress = cache.metadata?.onUploadProgress as UploadProgress | undefined
  const ask = () =>
    upload && onProgress ? postWithProgress(ENDPOINT, { ...request, onProgress }) : fetch(ENDPOINT, request)
  const response = await (params.operationKind === 'query' ? untilTaken(ask, signal) : ask()).catch(
    (error: unknown) => {
      if (signal.aborted) throw error
      throw new GraphError('NETWORK')
    },
  )
  if (response.headers.get('content-type')?.startsWith('multipart/mixed')) {
    for await (const part of readMultipart(response)) yield part as Payload
    return
  }
  const payload: unknown = await response.json().catch(() => null)
  if (payload === null || typeof payload !== 'object') throw new GraphError('UPSTREAM_ERROR')
  yield payload
}

/**
 * The network layer: persisted operations by POST, uploads as multipart requests, deferred parts as multipart answers. An
 * upload whose cache configuration has `metadata.onUploadProgress` tells there how far it has come.
 */
export function createNetwork(events: NetworkEvents): INetwork {
  return Network.create(
    (params: RequestParameters, variables: Variables, cache: CacheConfig, uploadables?: UploadableMap | null) =>
      Observable.create<GraphQLResponse>((sink) => {
        const abort = new AbortController()
        const run = async () => {
          for await (const payload of fetchPayloads(params, variables, uploadables, cache, abort.signal)) {
            if (hasUnauthenticated(payload)) events.onUnauthenticated()
            for (const response of toRelay(payload)) sink.next(response)
          }
          sink.complete()
        }
        run().catch((error: unknown) => {
          if (!abort.signal.aborted) sink.error(error instanceof Error ? error : new GraphError('NETWORK'))
        })
        return () => abort.abort()
      }),
  )
}
