import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { removeDataFolder } from './dataFolder'
import { startProduct } from '../../scripts/support/product'
import { readSettings } from '../../scripts/support/settings'

// The built product for the browser tests, with the demo community, on temporary data.
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

const settings = readSettings(process.env)
const print = (line: string) => process.stdout.write(`${line}\n`)
await removeDataFolder(settings.dataDir)
await mkdir(settings.dataDir)
await chmod(settings.dataDir, 0o755)
try {
  const product = await startProduct(settings, { ...process.env, LOG_LEVEL: 'warn' }, print, ending.signal)
  if (!ending.signal.aborted) await once(ending.signal, 'abort')
  await product.stop()
} finally {
  await removeDataFolder(settings.dataDir)
}
