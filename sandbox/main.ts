import { join } from 'node:path'
import { newSandbox } from './server'

const { SANDBOX_PORT, SANDBOX_HOST, SANDBOX_ORIGIN, BILLWERK_KEY, BILLWERK_WEBHOOK_SECRET } = process.env
const { WEBHOOK_URL, DATA_DIR, READY_TOKEN } = process.env

const port = Number(SANDBOX_PORT || 4002)
const host = SANDBOX_HOST || '127.0.0.1'

const app = newSandbox({
  origin: SANDBOX_ORIGIN || `http://${host}:${port}`,
  key: BILLWERK_KEY ?? '',
  webhookSecret: BILLWERK_WEBHOOK_SECRET ?? '',
  webhookUrl: WEBHOOK_URL || undefined,
  file: join(DATA_DIR || 'data', 'payments.jsonl'),
  readyToken: READY_TOKEN,
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

await app.listen({ port, host })
