import { type AnswerOf, type CallName, pathOf } from '../../../../legacy/contract/contract'
import { type Calls, search } from './straightContext'

/** The calls by `fetch`, with the visitor's cookies. */
export function fetchedCalls(upstream: string, cookie: string): Calls {
  const headers = { accept: 'application/json', cookie }
  return {
    get: async <N extends CallName>(name: N, query = {}) => {
      const response = await fetch(upstream + pathOf(name) + search(query), { headers })
      return (await response.json()) as AnswerOf<N>
    },
    post: async <N extends CallName>(name: N, body: object) => {
      const response = await fetch(upstream + pathOf(name), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as AnswerOf<N>
    },
  }
}
