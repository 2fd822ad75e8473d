import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without windows: the browser tests take a fifth less time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds the Chromium for the browser tests: the configured one, the system's, or the test tool's own. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  return env.CHROMIUM_PATH || [HEADLESS, ...WHOLE, chromium.executablePath()].find((file) => existsSync(file))
}

/** Finds a Chromium as people use it. */
export function findWholeChromium(env: NodeJS.ProcessEnv): string | undefined {
  return env.CHROMIUM_PATH || WHOLE.find((file) => existsSync(file)) || findChromium(env)
}
