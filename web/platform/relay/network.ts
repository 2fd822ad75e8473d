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
import { LINE_LOST } from './lineEvents'
import { readMultipart } from './multipart'
import type { UploadProgress } from './postWithProgress'
import { untilTaken } from './untilTaken'
import { uploadBody } from './uploads'

const ENDPOINT = '/graphql'

/** The session of the page, as far as the network needs it. */
export interface PageSession {
  /** The global id of the member whose page this is; undefined for visitors. */
  viewerId(): string | undefined
  /** Called when a response shows that the browser's session is no longer this member's. */
  onUnauthenticated(): void
}

/** Cache configuration of queries that may be answered for another viewer than the page's. */
export const ANY_VIEWER: CacheConfig = { force: true, metadata: { anyViewer: true } }

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

/**
 * Whether a query was answered for another viewer, because the session has ended or changed since the page was loaded. Such
 * data must not reach the store: it would replace the viewer of the page.
 */
function isForAnotherViewer(payload: Payload, { metadata }: CacheConfig, viewerId: string | undefined): boolean {
  const viewer = payload.data?.['viewer']
  if (viewerId === undefined || metadata?.['anyViewer'] || !isObject(viewer)) return false
  return viewer['id'] !== undefined && viewer['id'] !== viewerId
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
  const ask = async () => {
    if (!upload || !onProgress) return fetch(ENDPOINT, request)
    const { postWithProgress } = await import('./postWithProgress')
    return postWithProgress(ENDPOINT, { ...request, onProgress })
  }
  const response = await (params.operationKind === 'query' ? untilTaken(ask, signal) : ask()).catch(
    (error: unknown) => {
      if (signal.aborted) throw error
      if (typeof window !== 'undefined') window.dispatchEvent(new Event(LINE_LOST))
      throw new GraphError('NETWORK')
    },
  )
  if (response.ok && response.headers.get('content-type')?.startsWith('multipart/mixed')) {
    let hasNext: boolean | undefined = true
    for await (const part of readMultipart(response)) {
      const payload = part as Payload
      yield payload
      hasNext = payload.hasNext
    }
    // The connection broke between two parts.
    if (hasNext) throw new GraphError('NETWORK', { operation: params.name })
    return
  }
  yield answerOf(params, response, await response.json().catch(() => null))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The answer in one piece. An error status, or an answer with neither data nor errors, is a failure whatever else it says;
 * so is a mutation that leaves out its payload without saying why.
 */
function answerOf({ name, operationKind }: RequestParameters, response: Response, body: unknown): Payload {
  const details = {
    status: response.status,
    operation: name,
    requestId: response.headers.get('x-request-id') ?? undefined,
  }
  const { data, errors } = isObject(body) ? body : {}
  const told = Array.isArray(errors) ? errors.filter((error): error is GraphErrorBody => isObject(error)) : []
  if (!response.ok) throw toGraphError(told, details)
  if (!isObject(data)) throw toGraphError(told, details)
  const isPayloadMissing = Object.keys(data).length === 0 || Object.values(data).some((payload) => payload === null)
  if (operationKind === 'mutation' && told.length === 0 && isPayloadMissing) throw toGraphError(told, details)
  return { ...(body as Payload), errors: told.length > 0 ? told : undefined }
}

/**
 * The network layer: persisted operations by POST, uploads as multipart requests, deferred parts as multipart answers. An
 * upload whose cache configuration has `metadata.onUploadProgress` tells there how far it has come.
 */
export function createNetwork(session: PageSession): INetwork {
  return Network.create(
    (params: RequestParameters, variables: Variables, cache: CacheConfig, uploadables?: UploadableMap | null) =>
      Observable.create<GraphQLResponse>((sink) => {
        const abort = new AbortController()
        const run = async () => {
          for await (const payload of fetchPayloads(params, variables, uploadables, cache, abort.signal)) {
            if (isForAnotherViewer(payload, cache, session.viewerId())) {
              throw new GraphError('UNAUTHENTICATED', { operation: params.name })
            }
            if (payload.data !== null && hasUnauthenticated(payload)) session.onUnauthenticated()
            for (const response of toRelay(payload)) sink.next(response)
          }
          sink.complete()
        }
        run().catch((error: unknown) => {
          if (abort.signal.aborted) return
          if (error instanceof GraphError && error.code === 'UNAUTHENTICATED') session.onUnauthenticated()
          sink.error(error instanceof Error ? error : new GraphError('NETWORK'))
        })
        return () => abort.abort()
      }),
  )
}
