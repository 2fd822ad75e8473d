import { once } from 'node:events'
import { announce } from './support/announce'
import { startProduct } from './support/product'
import { readSettings } from './support/settings'

const ending = new AbortController()
// npm forwards a Ctrl-C that the terminal has already sent: the second signal is the same request.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  const settings = readSettings(process.env)
  // People read this terminal, so routine log messages are off by default.
  const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }
  const product = await startProduct(settings, env, print, ending.signal)
  await announce(settings, print)
  if (!ending.signal.aborted) await once(ending.signal, 'abort')
  print('Ending …')
  await product.stop()
} catch (error) {
  if (!ending.signal.aborted) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
