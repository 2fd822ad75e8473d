import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type CallName, calls, pathOf } from '../../legacy/contract/contract'
import { EVENTS_PATH, type ServerEvent } from '../../legacy/contract/events'
import { madeAnswer } from './madeAnswer'

/** A server that answers every call of the contract with complete data. */
export interface ContractServer {
  readonly url: string
  /** Publishes an event to all listeners. */
  tell(event: ServerEvent): void
  close(): Promise<void>
}

export async function startContractServer(): Promise<ContractServer> {
  const answers = new Map(calls.map(([name, { answer }]) => [pathOf(name), { name, answer: madeAnswer(answer) }]))
  const listeners = new Set<ServerResponse>()

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0] ?? ''
    if (path === EVENTS_PATH) return listen(response)
    const body = await buffer(request)
    const known = answers.get(path)
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known ? answerTo(known, body) : {}))
  }

  function listen(response: ServerResponse): void {
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
  }

  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(event) {
      for (const response of listeners) response.write(`data: ${JSON.stringify(event)}\n\n`)
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Look-ups return the requested ids. */
function answerTo({ name, answer }: { readonly name: CallName; readonly answer: unknown }, body: Buffer): unknown {
  if (!name.endsWith('ByIds') || !Array.isArray(answer)) return answer
  const [item] = answer as object[]
  const { ids } = JSON.parse(body.toString('utf8')) as { ids: readonly number[] }
  return ids.map((id) => ({ ...item, id }))
}
