import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { takenOver } from './visitor'

/** Parts of a page to check, and the axe rules to apply. */
interface Bounds {
  readonly within?: readonly string[]
  readonly without?: readonly string[]
  readonly tags?: string[]
}

export const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Includes best practices. */
export const EVERY_LEVEL = [...GUIDELINES, 'best-practice']

/** Checks a page with axe. A violation fails the test at its end without stopping it. */
export async function expectNoViolation(page: Page, { within = [], without = [], tags }: Bounds = {}): Promise<void> {
  await takenOver(page)
  const axe = new AxeBuilder({ page })
    // Without a separate result page and passed rules, axe takes a quarter of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  for (const selector of within) axe.include(selector)
  for (const selector of without) axe.exclude(selector)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  expect.soft(found, page.url()).toEqual([])
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Not the window's width, which on a phone grows with what is too wide for it.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0)
}
