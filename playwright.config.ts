import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './legacy/core/freePort'
import { findChromium } from './scripts/support/chromium'
import { keepFilesInMemory } from './tests/setup/memoryFolder'

keepFilesInMemory()

// This file is read again in every worker: what the first reading chose must hold for all.
process.env.TEST_PORT ??= String(await freePort())
const port = process.env.TEST_PORT
process.env.TEST_DATA_DIR ??= join(tmpdir(), `nordlys-browser-${port}`)

// Chromium's address bar draws its suggestions as pages of their own, which would cost each test most of a second of the
// processor. A list of features replaces that of the test tool, so it repeats what matters here.
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const launchOptions = {
  executablePath: findChromium(process.env),
  args: [
    `--disable-features=${unusedFeatures.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: Math.min(2, Number(process.env.TEST_WORKERS) || 2),
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be too slow for a page once; what fails twice is broken.
  retries: 1,
  // Only a failing test waits this long. On a busy machine a page may take more than the usual five seconds.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://dk.localhost:${port}`,
    launchOptions,
    actionTimeout: 40_000,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // A trace of every test would make each a tenth slower.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grep: /@(any-screen|both-screens)\b/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@any-screen\b/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'exec node --import tsx tests/setup/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, DEMO: 'on' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 90_000 },
    timeout: 600_000,
    stdout: 'pipe',
  },
})
