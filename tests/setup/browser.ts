import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'
import type { TestProduct } from './product'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly setCookies: readonly string[]
  readonly text: string
}

export interface GraphAnswer<T> extends Answer {
  readonly data: T
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[]
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** One person's browser for the product: keeps cookies, and sends only what a test asks for. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly product: TestProduct,
    /** Sent with every request, such as the host of another site. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Sends any request; paths are sent unchanged. */
  async send(path: string, { method = 'GET', headers, body }: Sent = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await request(this.product.url + path, {
      method,
      headers: { host: 'dk.localhost', ...(cookie && { cookie }), ...this.headers, ...headers },
      body,
    })
    const setCookies = [response.headers['set-cookie'] ?? []].flat()
    for (const line of setCookies) this.#take(line)
    return { status: response.statusCode, headers: response.headers, setCookies, text: await response.body.text() }
  }

  /** Sends an operation like our own clients. */
  async graph<T>(query: string, variables: object = {}, headers: Sent['headers'] = {}): Promise<GraphAnswer<T>> {
    const answer = await this.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors = [] } = JSON.parse(answer.text) as Pick<GraphAnswer<T>, 'data'> &
      Partial<Pick<GraphAnswer<T>, 'errors'>>
    return { ...answer, data, errors }
  }

  /** Logs in. Returns the answer and whether it succeeded. */
  async logOn(name: string, password: string): Promise<GraphAnswer<LogOn>> {
    return this.graph<LogOn>(
      'mutation ($input: LogOnInput!) { logOn(input: $input) { viewer { name } userErrors { code message field ...on RateLimitError { retryAfter } } } }',
      { input: { name, password } },
    )
  }

  /** Opens a page like a person's browser. */
  page(path: string, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.send(path, { headers: { accept: 'text/html', ...headers } })
  }

  /** The viewer's name; null for a visitor. */
  async viewerName(): Promise<string | null> {
    const { data } = await this.graph<{ viewer: { name: string | null } }>('{ viewer { name } }')
    return data.viewer.name
  }

  #take(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

interface LogOn {
  readonly logOn: {
    readonly viewer: { readonly name: string } | null
    readonly userErrors: readonly {
      readonly code: string
      readonly message: string
      readonly field: readonly string[] | null
    }[]
  }
}
