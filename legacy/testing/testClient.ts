import type { LightMyRequestResponse as Response } from 'fastify'
import { callByName, pathOf, type AnswerOf, type BodyOf, type CallName, type QueryOf } from '../contract/contract'
import type { Problem } from '../contract/call'
import type { TestServer } from './testServer'

export interface TestAnswer<T> {
  readonly status: number
  readonly headers: Response['headers']
  /** The answer; only for 2xx. */
  readonly data: T
  readonly problem: Problem
}

interface Options {
  readonly host?: string
  readonly address?: string
  readonly language?: string
  readonly userAgent?: string
}

/** A browser of one person: keeps its cookies. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly #server: TestServer
  readonly #options: Options

  constructor(server: TestServer, options: Options = {}) {
    this.#server = server
    this.#options = options
  }

  async call<N extends CallName>(
    name: N,
    parameters: (BodyOf<N> & QueryOf<N>) | Readonly<Record<string, unknown>> = {},
  ): Promise<TestAnswer<AnswerOf<N>>> {
    const get = callByName.get(name)?.method === 'GET'
    const response = await this.request(get ? 'GET' : 'POST', pathOf(name), parameters)
    const body: unknown = response.body ? response.json() : undefined
    return {
      status: response.statusCode,
      headers: response.headers,
      data: body as AnswerOf<N>,
      problem: body as Problem,
    }
  }

  async request(method: 'GET' | 'POST', path: string, parameters: object = {}): Promise<Response> {
    const { host = 'dk.localhost', address = '10.0.0.1', language, userAgent } = this.#options
    const query = Object.entries(parameters).map(([key, value]): [string, string] => [key, String(value)])
    const search = method === 'GET' && query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
    const response = await this.#server.app.inject({
      method,
      url: path + search,
      headers: {
        'x-forwarded-host': host,
        'x-forwarded-for': address,
        ...(userAgent && { 'user-agent': userAgent }),
        ...(language && { 'accept-language': language }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
      },
      ...(method === 'POST' && { payload: parameters }),
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    return response
  }
}
