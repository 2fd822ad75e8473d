import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds the Chromium for the browser tests: the configured one, the system's, or the test tool's own. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  return [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file))
}
