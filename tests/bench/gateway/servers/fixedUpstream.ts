import { createServer, type Server, type ServerResponse } from 'node:http'
import { answerOf, callByPath, readAsked } from '../answers'

/** A server that answers the contract's calls with fixed bytes. */
export interface FixedUpstream {
  readonly server: Server
  calls(): number
}

/** Answers as cheaply as Node can; `/calls` returns the number of calls. */
export function fixedUpstream(): FixedUpstream {
  const bodies = new Map<string, Buffer>()
  let calls = 0

  function bodyFor(url: string, asked: string): Buffer | undefined {
    const key = asked === '' ? url : `${url} ${asked}`
    const known = bodies.get(key)
    if (known) return known
    const [path = '', search = ''] = url.split('?')
    const name = callByPath.get(path)
    if (!name) return undefined
    const body = Buffer.from(JSON.stringify(answerOf(name, readAsked(search, asked))))
    bodies.set(key, body)
    return body
  }

  const server = createServer((request, response) => {
    const { method, url = '' } = request
    if (url === '/calls') return answer(response, Buffer.from(String(calls)))
    calls += 1
    if (method === 'GET') return answer(response, bodyFor(url, ''))
    let asked = ''
    request.setEncoding('utf8').on('data', (text: string) => (asked += text))
    request.on('end', () => answer(response, bodyFor(url, asked)))
  })
  server.keepAliveTimeout = 600_000
  return { server, calls: () => calls }
}

function answer(response: ServerResponse, body: Buffer | undefined): void {
  if (!body) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}
