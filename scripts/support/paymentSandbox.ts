import { randomBytes, randomUUID } from 'node:crypto'
import type { Settings } from './settings'

interface PaymentSandbox {
  /** Where the legacy server reaches it. */
  url: string
  ownEnv: NodeJS.ProcessEnv
  /** Makes the legacy server use it. */
  legacyEnv: NodeJS.ProcessEnv
}

/** The settings of the sandbox, its e-ID and its age check, and of the legacy server before it; undefined where a real service is set. */
export function paymentSandbox(
  { sandboxPort, host, dataDir }: Settings,
  gatewayUrl: string,
): PaymentSandbox | undefined {
  if (!sandboxPort) return undefined
  const url = `http://127.0.0.1:${sandboxPort}`
  const secret = () => randomBytes(24).toString('base64url')
  const shared = {
    BILLWERK_KEY: 'sandbox',
    BILLWERK_WEBHOOK_SECRET: secret(),
    ...(!process.env.EID_ISSUER && { EID_CLIENT_ID: 'nordlys', EID_CLIENT_SECRET: secret() }),
    ...(!process.env.YOTI_KEY && { YOTI_KEY: secret(), YOTI_SDK_ID: randomUUID() }),
  }
  const browserUrl = process.env.SANDBOX_ORIGIN || url
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
      ...(!process.env.EID_ISSUER && { EID_ISSUER: `${browserUrl}/eid` }),
      ...(!process.env.YOTI_KEY && { YOTI_API_URL: `${url}/yoti/api/v1`, YOTI_VIEW_URL: `${browserUrl}/yoti` }),
      BANK_ACCOUNT: process.env.BANK_ACCOUNT || 'Nordlys Demo Bank 0000 0000000000',
    },
  }
}
