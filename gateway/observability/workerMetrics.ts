import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client'
import type { Settings } from '../core/settings'
import { serveMetrics } from './metricsServer'

/** Timeout in milliseconds for a worker's answer: a busy or ending worker is left out. */
const TIMEOUT = 1_000

type Values = MetricObjectWithValues<MetricValue<string>>[]

interface Question {
  readonly askedForMetrics: number
}
interface Answer {
  readonly metricsFor: number
  readonly metrics: Values
}

/** In a worker: answers the first process with this worker's metrics. */
export function answerMetrics(registry: Registry): void {
  process.on('message', (message: unknown) => {
    if (!isQuestion(message)) return
    void registry.getMetricsAsJSON().then((metrics) => {
      const answer: Answer = { metricsFor: message.askedForMetrics, metrics }
      if (process.connected) process.send?.(answer)
    })
  })
}

interface Counted {
  /** The workers that can be asked. */
  readonly listening: readonly Worker[]
  readonly replaced: number
}

/** In the first process: serves the sums of the workers' metrics, and metrics of the workers themselves. */
export async function serveWorkerMetrics(address: NonNullable<Settings['metrics']>, workers: Counted): Promise<void> {
  const own = new Registry()
  own.registerMetric(
    new Gauge({
      name: 'gateway_workers',
      help: 'Processes that take requests',
      registers: [],
      collect() {
        this.set(workers.listening.length)
      },
    }),
  )
  own.registerMetric(
    new Gauge({
      name: 'gateway_workers_replaced',
      help: 'Processes that were put in the place of dead ones',
      registers: [],
      collect() {
        this.set(workers.replaced)
      },
    }),
  )
  await serveMetrics(address, async () => (await sumOf(workers.listening)) + (await own.metrics()))
}

let asked = 0

async function sumOf(workers: readonly Worker[]): Promise<string> {
  asked += 1
  const question: Question = { askedForMetrics: asked }
  const answers = await Promise.all(workers.map((worker) => ask(worker, question)))
  return AggregatorRegistry.aggregate(answers.filter((answer) => answer !== undefined)).metrics()
}

async function ask(worker: Worker, question: Question): Promise<Values | undefined> {
  const late = new AbortController()
  const answered = new Promise<Values | undefined>((resolve) => {
    const listen = (message: unknown) => {
      if (isAnswer(message) && message.metricsFor === question.askedForMetrics) resolve(message.metrics)
    }
    worker.on('message', listen)
    late.signal.addEventListener('abort', () => worker.off('message', listen))
    // A worker that has just died cannot be asked.
    worker.send(question, (error) => error && resolve(undefined))
  })
  const answer = await Promise.race([answered, delay(TIMEOUT, undefined, { signal: late.signal })])
  late.abort()
  return answer
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'askedForMetrics' in message
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'metricsFor' in message
}
