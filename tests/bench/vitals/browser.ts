import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '../../../legacy/core/freePort'
import { findWholeChromium } from '../../../scripts/support/chromium'

/** A Chromium with a profile of its own, which Lighthouse reaches by its debugging port. */
export interface MeasuringBrowser {
  readonly context: BrowserContext
  readonly port: number
  close(): Promise<void>
}

/** Trusts the certificate by its key: a browser caches nothing of a site whose certificate it only tolerates. */
export async function startMeasuringBrowser(certFile: string): Promise<MeasuringBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-vitals-browser-'))
  const port = await freePort()
  const { publicKey } = new X509Certificate(await readFile(certFile))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findWholeChromium(process.env),
    locale: 'da-DK',
    // The clocks of those whom the page is for.
    env: { ...process.env, TZ: 'Europe/Copenhagen' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${key}`,
    ],
  })
  const close = async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { context, port, close }
}
