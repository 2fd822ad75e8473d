import { createServer } from './server'
import { readSettings } from './settings'

/** How long what is under way may take once the process is told to end. */
const drainMs = 10_000

const settings = readSettings(process.env)
const app = await createServer(settings)
await app.listen({ port: settings.port, host: settings.host })

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), drainMs).unref()
  await app.close()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
