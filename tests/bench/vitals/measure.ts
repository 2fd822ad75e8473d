import type { Page } from '@playwright/test'
import type { MeasuringBrowser } from './browser'
import { type Result, runLighthouse } from './lighthouse'
import type { Load } from './pages'

const CPU_SLOWDOWN = 4

/** Loads a page with an empty cache, or with what the load before left in it. */
export async function measureLoad({ port }: MeasuringBrowser, url: string, isReload: boolean): Promise<Result> {
  const result = await runLighthouse(url, port, isReload)
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  if (new URL(result.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${result.finalDisplayedUrl}`)
  }
  return result
}

export function loadOf({ audits, categories }: Result): Load {
  const value = (id: string) => audits[id]?.numericValue ?? 0
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    bytes: value('total-byte-weight'),
  }
}

/** The slowest of a few interactions with the loaded page, on the same slow processor. */
export async function measureInteractions({ context }: MeasuringBrowser, url: string): Promise<number> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(watchEvents)
    await page.goto(url, { waitUntil: 'networkidle' })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const buttons = page.locator('header button:visible')
    if (await buttons.count()) {
      await buttons.last().click()
      await settled(page)
      await page.keyboard.press('Escape')
      await settled(page)
    }
    for (const key of ['Tab', 'Tab', 'End']) {
      await page.keyboard.press(key)
      await settled(page)
    }
    return await page.evaluate(() => Math.max(0, ...((window as unknown as Watched).eventDurations ?? [])))
  } finally {
    await page.close()
  }
}

interface Watched {
  eventDurations?: number[]
}

function watchEvents(): void {
  const durations: number[] = []
  Object.assign(window, { eventDurations: durations })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
  })
  // The types do not know the threshold.
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

/** Waits until the page has painted twice and then has nothing to do. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 3000 })),
        )
      }),
  )
}
