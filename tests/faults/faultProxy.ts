import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request that is about to be disturbed. */
export interface Passing {
  readonly response: ServerResponse
  readonly socket: Socket
  /** Forwards the request to the upstream and returns the body of its answer. */
  readonly forward: () => Promise<Buffer>
}

/** A fault that replaces the forwarding of a request. */
export type Injection = (passing: Passing) => Promise<void> | void

/** One operation under test: its fault, and the calls that came through the proxy for it. */
export interface Trial {
  /** The user agent that identifies its calls. */
  readonly mark: string
  /** Paths of the calls in order of arrival. */
  readonly arrived: string[]
}

/** A proxy between gateway and upstream that injects faults and forwards the rest. */
export interface FaultProxy {
  readonly url: string
  readonly underWay: number
  /** Resets new and open connections. */
  resetsConnections: boolean
  /** Fault for requests that belong to no trial. */
  unmarked: Injection | undefined
  /** Starts a trial that injects a fault into calls of some paths, or all. */
  trial(injection?: Injection, paths?: ReadonlySet<string>): Trial
  close(): Promise<void>
}

let trialsSoFar = 0

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })
  const trials = new Map<
    string,
    { readonly trial: Trial; readonly injectionFor: (path: string) => Injection | undefined }
  >()
  let underWay = 0
  let resets = false
  let unmarked: Injection | undefined

  async function forward(request: IncomingMessage): Promise<IncomingMessage> {
    const { method, url, headers } = request
    const onward = send(target + url, { agent, method, headers })
    request.pipe(onward)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    return answer
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0] ?? ''
    const known = trials.get(request.headers['user-agent'] ?? '')
    known?.trial.arrived.push(path)
    const injection = known ? known.injectionFor(path) : unmarked
    if (injection) {
      await injection({
        response,
        socket: request.socket,
        forward: async () => buffer(await forward(request)),
      })
      return
    }
    const answer = await forward(request)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    response.once('close', () => answer.destroy())
  }

  const server = createServer((request, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
    pass(request, response).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket) => {
    if (resets) socket.resetAndDestroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get underWay() {
      return underWay
    },
    get resetsConnections() {
      return resets
    },
    set resetsConnections(on) {
      resets = on
      if (on) server.closeAllConnections()
    },
    get unmarked() {
      return unmarked
    },
    set unmarked(injection) {
      unmarked = injection
    },
    trial(injection, paths) {
      trialsSoFar += 1
      const trial: Trial = { mark: `trial/${trialsSoFar}`, arrived: [] }
      const injectionFor = (path: string) => (!paths || paths.has(path) ? injection : undefined)
      trials.set(trial.mark, { trial, injectionFor })
      return trial
    },
    async close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
