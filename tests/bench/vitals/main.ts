import { loadavg } from 'node:os'
import { join } from 'node:path'
import { print } from '../../../scripts/support/parts'
import { ROOT } from '../../../scripts/support/serverProcess'
import type { Outcome } from '../../../scripts/support/testReports'
import { median } from '../gateway/statistics'
import { type MeasuringBrowser, startMeasuringBrowser } from './browser'
import { CERTIFICATE, startDemo } from './demo'
import type { Result } from './lighthouse'
import { loadOf, measureInteractions, measureLoad } from './measure'
import { findProfile, logIn } from './member'
import { type MeasuredPage, medianLoad, missedGoals, PAGES, type PageVitals } from './pages'
import { causeOf, tableOf, writeReport } from './report'

const RUNS = Number(process.env.VITALS_RUNS) || 3
const REPORT = join(ROOT, 'docs', 'vitals.md')

interface Measured {
  readonly vitals: PageVitals
  /** The last load with an empty cache. */
  readonly result: Result
}

/** Measures how fast pages are on a slow phone, and writes the figures. A page passes when all its goals hold. */
export async function measureVitals(signal: AbortSignal): Promise<Outcome> {
  const demo = await startDemo(signal)
  try {
    const browser = await startMeasuringBrowser(CERTIFICATE)
    try {
      return await measurePages(browser, demo.url)
    } finally {
      await browser.close()
    }
  } finally {
    await demo.stop()
  }
}

async function measurePages(browser: MeasuringBrowser, url: string): Promise<Outcome> {
  const loads: number[] = []
  const measured: Measured[] = []
  let profile = ''
  // The first view meets servers that have compiled nothing yet.
  await measureLoad(browser, `${url}/`, false)
  for (const page of PAGES) {
    if (page.isInside && !profile) {
      await logIn(browser.context, url)
      profile = await findProfile(browser.context, url)
    }
    const before = loadavg()[0] ?? 0
    measured.push(await measurePage(browser, page, url + (page.path === '/Profile/:id' ? profile : page.path)))
    loads.push(before)
    print(`   ${page.path} measured at a load of ${before.toFixed(1)}`)
  }
  const vitals = measured.map((each) => each.vitals)
  const missed = vitals.flatMap((each) => missedGoals(each).map((text) => `\`${each.page.path}\`: ${text}`))
  const causes = measured.map((each) => `\`${each.vitals.page.path}\`: ${causeOf(each.result)}`)
  await writeReport(REPORT, vitals, missed, causes, {
    runs: RUNS,
    load: [Math.min(...loads), Math.max(...loads)],
    chromium: measured[0]?.result.environment.hostUserAgent.match(/Chrome\/([\d.]+)/)?.[1] ?? '',
    lighthouse: measured[0]?.result.lighthouseVersion ?? '',
  })
  print(tableOf(vitals))
  for (const cause of causes) print(`   ${cause}`)
  const failed = vitals.filter((each) => missedGoals(each).length).length
  return { passed: vitals.length - failed, failed, skipped: 0, notes: missed }
}

async function measurePage(browser: MeasuringBrowser, page: MeasuredPage, url: string): Promise<Measured> {
  const cold: Result[] = []
  const reloads: Result[] = []
  const interactions: number[] = []
  for (let run = 0; run < RUNS; run++) {
    cold.push(await measureLoad(browser, url, false))
    reloads.push(await measureLoad(browser, url, true))
    interactions.push(await measureInteractions(browser, url))
  }
  return {
    vitals: {
      page,
      cold: medianLoad(cold.map(loadOf)),
      reload: medianLoad(reloads.map(loadOf)),
      inp: median(interactions),
    },
    result: cold.at(-1)!,
  }
}
