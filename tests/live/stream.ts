import { EventSourceParserStream } from 'eventsource-parser/stream'

export interface Told {
  readonly data?: { readonly liveEvents?: LiveData } & Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[]
  readonly extensions?: { readonly restCalls: readonly { readonly call: string }[] }
}

export type LiveData = { readonly __typename: string } & Readonly<Record<string, unknown>>

export interface OpenStream {
  readonly response: Response
  /** The next event; undefined when the stream has ended normally. */
  next(): Promise<Told | undefined>
  close(): Promise<void>
}

/** All event fields that the tests check. */
export const LIVE_EVENTS = `subscription {
  liveEvents {
    __typename
    ... on LiveMessage { message { legacyId author { name } ... on TextMessage { text } } messageEdge { cursor } }
    ... on LiveConversation { conversationId conversation { legacyId unreadCount } }
    ... on LiveTyping { conversationId profile { name } }
    ... on LiveNews { topic actor { name } notification { legacyId } }
    ... on LiveQueue { queue }
    ... on LiveCounts { at }
    ... on LiveResync { at }
  }
}`

interface Asked {
  readonly sid?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Subscribes like our own client. */
export async function openStream(
  gatewayUrl: string,
  body: object | string,
  { sid, headers = {} }: Asked = {},
): Promise<OpenStream> {
  const leaving = new AbortController()
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-graphql-csrf': '1',
      'x-forwarded-host': 'dk.localhost',
      ...(sid ? { cookie: `sid=${sid}` } : {}),
      ...headers,
    },
    body: JSON.stringify(typeof body === 'string' ? { query: body } : body),
    signal: leaving.signal,
  })
  if (!response.body) throw new Error('There is no stream')
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  return {
    response,
    next: async () => {
      const { value } = await reader.read()
      if (!value) throw new Error('The stream broke off')
      return value.event === 'complete' ? undefined : (JSON.parse(value.data) as Told)
    },
    close: async () => leaving.abort(),
  }
}
