import { EventSourceParserStream } from 'eventsource-parser/stream'
import { getSetCookies, Headers } from 'undici'

export interface Answer<T> {
  readonly data?: T | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

/** An open stream, until the client leaves or the server ends it. */
export interface Listening<T> {
  /** The next event; undefined when the stream is complete. */
  next(): Promise<Answer<T> | undefined>
  leave(): void
}

/** How an operation is identified to the gateway. */
export type Naming = (name: string) => object

/** Fetches from the gateway as an app does: with its own cookie jar and the proof against forgery. */
export function appFetch(jar: Map<string, string> = new Map()): typeof fetch {
  return async (address, init = {}) => {
    const headers = new Headers(init.headers as Record<string, string> | undefined)
    headers.set('x-graphql-csrf', '1')
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers: Object.fromEntries(headers) })
    for (const { name, value, maxAge } of getSetCookies(new Headers([...response.headers]))) {
      if (value === '' || maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

/** A phone app: it has an address, its own operations and a cookie jar, and no code of the web client. */
export class NativeClient {
  readonly #jar = new Map<string, string>()
  readonly #fetch = appFetch(this.#jar)

  constructor(
    private readonly url: string,
    private readonly naming: Naming,
  ) {}

  get cookies(): string[] {
    return [...this.#jar.keys()]
  }

  async ask<T>(name: string, variables: object = {}): Promise<Answer<T>> {
    const response = await this.#send({ ...this.naming(name), variables }, 'application/graphql-response+json')
    return (await response.json()) as Answer<T>
  }

  /** Subscribes by one of its operations. */
  async listen<T>(name: string): Promise<Listening<T>> {
    const leaving = new AbortController()
    const { body } = await this.#send(this.naming(name), 'text/event-stream', leaving.signal)
    if (!body) throw new Error('There is no stream')
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
    return {
      async next() {
        const { value } = await events.read()
        if (!value) throw new Error('The stream broke off')
        return value.event === 'complete' ? undefined : (JSON.parse(value.data) as Answer<T>)
      },
      leave: () => leaving.abort(),
    }
  }

  #send(body: object, accept: string, signal?: AbortSignal): Promise<Response> {
    return this.#fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })
  }
}
