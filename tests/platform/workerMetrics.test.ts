import cluster from 'node:cluster'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { serveWorkerMetrics } from '../../gateway/observability/workerMetrics'
import { freePort } from '../../legacy/core/freePort'

test('the metrics leave out a worker that has disconnected and not yet ended', async () => {
  const script = "require('node:cluster').worker.disconnect(); setInterval(() => undefined, 60_000)"
  cluster.setupPrimary({ execArgv: ['--eval', script] })
  const worker = cluster.fork()
  try {
    await once(worker, 'disconnect')
    const port = await freePort()
    await serveWorkerMetrics({ host: '127.0.0.1', port }, { listening: [worker], replaced: 0 })
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('gateway_workers 1')
  } finally {
    worker.process.kill('SIGKILL')
  }
})
