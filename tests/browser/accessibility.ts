import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What of a page is looked at, and by which of axe's rules, where it is not everything. */
interface Bounds {
  readonly within?: readonly string[]
  readonly without?: readonly string[]
  readonly tags?: string[]
}

export const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** With what is good practice besides. */
export const EVERY_LEVEL = [...GUIDELINES, 'best-practice']

/** Holds a page against axe; the test goes on, and fails at its end. */
export async function expectNoViolation(page: Page, { within = [], without = [], tags }: Bounds = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Without a page of its own to add up in, and without a word about what is well: a quarter of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  for (const selector of within) axe.include(selector)
  for (const selector of without) axe.exclude(selector)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  expect.soft(found, page.url()).toEqual([])
}

/** Nobody has to scroll sideways to read a page. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0)
}
