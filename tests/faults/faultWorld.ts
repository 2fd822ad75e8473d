import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createSchema } from '../../gateway/main/areas'
import { readSettings, type Settings } from '../../gateway/core/settings'
import { type AskedError, startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { type CallName, calls, pathOf } from '../../legacy/contract/contract'
import { type OpenStream, openStream } from '../live/stream'
import { type ContractServer, startContractServer } from './contractServer'
import { type FaultProxy, type Injection, startFaultProxy, type Trial } from './faultProxy'
import { ANSWER_LIMIT, type Fault } from './faults'
import { clientOperations, type Operation } from './operations'
import { type Answer, type Arrivals, type Clean, complaints } from './verdict'

/** Timeout of calls where timeouts are tested, in milliseconds. */
const SOON = 500
/** Timeout elsewhere, long enough for a busy machine. */
const LATE = 60_000
/** Connections of each gateway to the upstream. */
const CONNECTIONS = 32

/** Shared by gateway and server, so that event streams work. */
const EVENTS_SECRET = 'known'

const nameByPath = new Map(calls.map(([name]) => [pathOf(name), name]))

/** Settings of a gateway that tolerates any number of faults and knows the client's operations. */
export function settingsForFaults(upstreamTimeoutMs: number): Partial<Settings> {
  return {
    upstreamTimeoutMs,
    uploadTimeoutMs: upstreamTimeoutMs,
    upstreamConnections: CONNECTIONS,
    eventsSecret: EVENTS_SECRET,
    persistedOperations: resolve('web/platform/relay/persisted.json'),
    breaker: { faults: Number.MAX_SAFE_INTEGER, halfOpenAfterMs: 1000 },
    limits: { ...readSettings({}).limits, answer: ANSWER_LIMIT, publicAnswers: 0 },
  }
}

/** Gateways, the fault proxy, the upstream, and the operations that are sent through them. */
export class FaultWorld {
  readonly #clean = new Map<Operation, Promise<Clean>>()
  /** Unhandled errors and warnings of the process. */
  readonly #unhandled: string[] = []
  readonly #note = (error: unknown) => void this.#unhandled.push(String(error))

  private constructor(
    readonly operations: readonly Operation[],
    readonly server: ContractServer,
    readonly proxy: FaultProxy,
    private readonly patient: TestGateway,
    private readonly hasty: TestGateway,
  ) {
    process.on('unhandledRejection', this.#note)
    process.on('warning', this.#note)
  }

  static async start(): Promise<FaultWorld> {
    const server = await startContractServer()
    const proxy = await startFaultProxy(server.url)
    const [patient, hasty] = await Promise.all(
      [LATE, SOON].map((timeout) => startGateway(proxy.url, settingsForFaults(timeout))),
    )
    if (!patient || !hasty) throw new Error('There are two gateways')
    return new FaultWorld(await clientOperations(createSchema()), server, proxy, patient, hasty)
  }

  get unhandled(): readonly string[] {
    return this.#unhandled
  }

  operation(name: string): Operation {
    const found = this.operations.find((operation) => operation.name === name)
    if (!found) throw new Error(`The client has no operation ${name}`)
    return found
  }

  clean(operation: Operation): Promise<Clean> {
    const known = this.#clean.get(operation) ?? this.#run(operation, this.patient, this.proxy.trial())
    this.#clean.set(operation, known)
    return known
  }

  /** The calls of an operation, sorted by name, because their order of arrival varies. */
  async callsOf(operation: Operation): Promise<readonly CallName[]> {
    return [...(await this.clean(operation)).arrivals.keys()].sort()
  }

  /** Runs an operation with a fault at some of its calls. Returns violations. */
  async suffer(operation: Operation, fault: Fault, at: readonly CallName[]): Promise<string[]> {
    const trial = this.proxy.trial(fault.inject, new Set(at.map(pathOf)))
    const suffered = await this.#run(operation, fault.slow ? this.hasty : this.patient, trial)
    const found = complaints(await this.clean(operation), { ...suffered, fault, at })
    return found.map((complaint) => `${operation.name}, ${fault.name} at ${at.join(', ')}: ${complaint}`)
  }

  /** Runs an operation while all connections are reset. Returns violations. */
  async sufferResets(operation: Operation): Promise<string[]> {
    const at = await this.callsOf(operation)
    const suffered = await this.#run(operation, this.patient, this.proxy.trial())
    const fault = { code: 'UPSTREAM_ERROR', reason: 'CONNECTION' } as const
    return complaints(await this.clean(operation), { ...suffered, fault, at })
  }

  /** Opens the client's stream with a fault at some of its calls. */
  async openStream(fault?: Fault, at: readonly CallName[] = []): Promise<OpenStream & { readonly trial: Trial }> {
    const trial = this.proxy.trial(fault?.inject, new Set(at.map(pathOf)))
    const gateway = fault?.slow ? this.hasty : this.patient
    return { ...(await openClientStream(gateway.url, this.operation('liveSubscription'), trial.mark)), trial }
  }

  /** Whether an operation without a fault still gives its usual result. */
  async isSound(operation: Operation): Promise<boolean> {
    const { answer } = await this.#run(operation, this.patient, this.proxy.trial())
    return isDeepStrictEqual(answer.data, (await this.clean(operation)).answer.data)
  }

  /** Whether each gateway can run as many calls as it has connections, that is, none leaked. */
  async everyConnectionWorks(): Promise<boolean> {
    for (const gateway of [this.patient, this.hasty]) {
      const waiting: (() => void)[] = []
      const untilAllAreThere: Injection = async ({ response, forward }) => {
        await new Promise<void>((go) => {
          waiting.push(go)
          if (waiting.length >= CONNECTIONS) for (const each of waiting) each()
        })
        response.end(await forward())
      }
      const operation = this.operation('countsQuery')
      const sent = Array.from({ length: CONNECTIONS }, () =>
        this.#run(operation, gateway, this.proxy.trial(untilAllAreThere)),
      )
      if ((await Promise.all(sent)).some(({ answer }) => answer.errors.length > 0)) return false
    }
    return true
  }

  async #run(operation: Operation, gateway: TestGateway, trial: Trial): Promise<Clean> {
    const answer = await send(gateway.url, operation, trial.mark)
    return { answer, arrivals: counted(trial.arrived) }
  }

  async close(): Promise<void> {
    process.off('unhandledRejection', this.#note)
    process.off('warning', this.#note)
    await Promise.all([this.patient.close(), this.hasty.close()])
    await this.proxy.close()
    await this.server.close()
  }
}

function counted(paths: readonly string[]): Arrivals {
  const arrivals = new Map<CallName, number>()
  for (const path of paths) {
    const name = nameByPath.get(path)
    if (name) arrivals.set(name, (arrivals.get(name) ?? 0) + 1)
  }
  return arrivals
}

/** Subscribes like our own client, except for the user agent. */
export function openClientStream(gatewayUrl: string, { id, variables }: Operation, mark: string): Promise<OpenStream> {
  return openStream(gatewayUrl, { documentId: id, variables }, { sid: 'known', headers: { 'user-agent': mark } })
}

/** Sends an operation like our own client, except for the user agent, which identifies its calls. */
async function send(gatewayUrl: string, operation: Operation, mark: string): Promise<Answer> {
  const { upload, id: documentId, variables } = operation
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'multipart/mixed, application/graphql-response+json, application/json',
      'x-graphql-csrf': '1',
      'user-agent': mark,
      // A session of its own, so that its content token is read.
      cookie: `sid=${mark}`,
      ...(upload ? {} : { 'content-type': 'application/json' }),
    },
    body: upload ? uploadOf(documentId) : JSON.stringify({ documentId, variables }),
  })
  // Media addresses are absolute, and two gateways answer.
  const text = (await response.text()).replaceAll(gatewayUrl, '')
  const { data, errors = [] } = JSON.parse(text) as { data?: unknown; errors?: AskedError[] }
  return { status: response.status, type: response.headers.get('content-type') ?? '', text, data, errors }
}

function uploadOf(documentId: string): FormData {
  const form = new FormData()
  form.append(
    'operations',
    JSON.stringify({ documentId, variables: { input: { file: null, purpose: 'PROFILE_PICTURE' } } }),
  )
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.append('0', new Blob(['not much of a picture'], { type: 'image/jpeg' }), 'boat.jpg')
  return form
}
