import { randomBytes } from 'node:crypto'
import type { Settings } from './settings'

interface PaymentSandbox {
  /** Where the legacy server reaches it. */
  url: string
  ownEnv: NodeJS.ProcessEnv
  /** Makes the legacy server use it. */
  legacyEnv: NodeJS.ProcessEnv
}

/** The settings of the payment sandbox and of the legacy server before it; undefined where a real service is set. */
export function paymentSandbox(
  { sandboxPort, host, dataDir }: Settings,
  gatewayUrl: string,
): PaymentSandbox | undefined {
  if (!sandboxPort) return undefined
  const url = `http://127.0.0.1:${sandboxPort}`
  const shared = { BILLWERK_KEY: 'sandbox', BILLWERK_WEBHOOK_SECRET: randomBytes(24).toString('base64url') }
  return {
    url,
    ownEnv: {
      ...shared,
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_HOST: host,
      ...(!process.env.SANDBOX_ORIGIN && { SANDBOX_ORIGIN: url }),
      WEBHOOK_URL: `${gatewayUrl}/api/Billwerk/Webhook`,
    },
    legacyEnv: {
      ...shared,
      BILLWERK_API_URL: url,
      BILLWERK_CHECKOUT_URL: url,
      BANK_ACCOUNT: process.env.BANK_ACCOUNT || 'Nordlys Demo Bank 0000 0000000000',
    },
  }
}
