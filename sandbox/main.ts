import { join } from 'node:path'
import { newSandbox } from './server'

const { SANDBOX_PORT, SANDBOX_HOST, SANDBOX_ORIGIN, BILLWERK_KEY, BILLWERK_WEBHOOK_SECRET } = process.env
const { EID_CLIENT_ID, EID_CLIENT_SECRET, YOTI_KEY, YOTI_SDK_ID } = process.env
const { WEBHOOK_URL, DATA_DIR, READY_TOKEN } = process.env

const port = Number(SANDBOX_PORT || 4002)
const host = SANDBOX_HOST || '127.0.0.1'

const app = newSandbox({
  origin: SANDBOX_ORIGIN || `http://${host}:${port}`,
  key: BILLWERK_KEY ?? '',
  webhookSecret: BILLWERK_WEBHOOK_SECRET ?? '',
  webhookUrl: WEBHOOK_URL || undefined,
  ...(EID_CLIENT_ID && { eid: { clientId: EID_CLIENT_ID, clientSecret: EID_CLIENT_SECRET ?? '' } }),
  ...(YOTI_KEY && { ageCheck: { key: YOTI_KEY, sdkId: YOTI_SDK_ID ?? '' } }),
  file: join(DATA_DIR || 'data', 'payments.jsonl'),
  readyToken: READY_TOKEN,
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)))
}

await app.listen({ port, host })
