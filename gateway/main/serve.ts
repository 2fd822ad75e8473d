import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { END, FINISHING, onEndSignals } from './ending'
import { loadRenderer } from '../http/page/renderer'
import { startSecureFront, type SecureFront } from './secureFront'
import { createServer } from './server'
import type { Settings } from '../core/settings'

/** Serves until the process is told to end, then finishes the requests under way. */
export async function serve(settings: Settings): Promise<void> {
  const app = await createServer(settings)
  // Else the first page would wait for it; what is wrong with it, the page says.
  loadRenderer(settings.webDist).catch(() => null)
  let front: SecureFront | undefined
  let ending = false

  async function end(): Promise<void> {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), settings.drainDelayMs + FINISHING).unref()
    app.beginDrain()
    await delay(settings.drainDelayMs)
    await Promise.all([front?.close(), app.close()])
    process.exit(0)
  }

  onEndSignals(() => void end())
  if (cluster.isWorker) process.on('message', (message) => void (message === END && end()))
  try {
    await app.listen({ port: settings.port, host: settings.host })
    if (settings.tls) front = await startSecureFront(settings.tls, settings.port)
  } catch (error) {
    // The signal came before the start was complete.
    if (!ending) throw error
  }
}
