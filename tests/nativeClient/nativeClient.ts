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

/** A phone app: it has an address, its own operations and a cookie jar, and no code of the web client. */
export class NativeClient {
  readonly #jar = new Map<string, string>()

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

  async #send(body: object, accept: string, signal?: AbortSignal): Promise<Response> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', 'x-graphql-csrf': '1', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
      signal,
    })
    for (const { name, value, maxAge } of getSetCookies(new Headers([...response.headers]))) {
      if (value === '' || maxAge === 0) this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
    return response
  }
}
