import { expect, type Page } from '@playwright/test'
import { takenOver } from './visitor'

/** More than any page of the staff has. */
const MAX_STEPS = 250

interface Step {
  readonly outside: boolean
  /** A name where something is wrong with what has the focus, or had it before. */
  readonly covered?: string
  readonly unmarked?: string
}

/**
 * Walks through the content of a page with the Tab key alone: each control is reached, is seen while it has the focus,
 * and is marked then; and the walk comes out at the end.
 */
export async function expectKeyboardReach(page: Page): Promise<void> {
  await takenOver(page)
  const main = page.getByRole('main')
  await main.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  const problems: string[] = []
  let steps = 0
  for (let step = await next(page); !step.outside && steps < MAX_STEPS; step = await next(page)) {
    steps += 1
    if (step.covered !== undefined) problems.push(`not seen: ${step.covered}`)
    if (step.unmarked !== undefined) problems.push(`not marked: ${step.unmarked}`)
  }
  const missed = await main.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, video[controls]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1)
      // Of a group of radio buttons one has the focus.
      .filter((each) => !each.matches(':disabled, [type=radio], [tabindex="-1"], [data-walked]'))
      .map((each) => `not reached: ${each.outerHTML.slice(0, 120)}`),
  )
  expect.soft([...problems, ...missed], page.url()).toEqual([])
  expect.soft(steps, page.url()).toBeLessThan(MAX_STEPS)
}

async function next(page: Page): Promise<Step> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const kept = window as { walked?: { readonly element: Element; readonly look: string } }
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120)
    // Marks stand at a control itself, or at its label or box.
    const lookOf = (element: Element) =>
      [element, element.parentElement, element.nextElementSibling, element.closest('label')]
        .map((each) => {
          if (!each) return ''
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
          return [outline, boxShadow, borderColor, backgroundColor].join()
        })
        .join()
    const before = kept.walked
    const element = document.activeElement ?? document.body
    // A video has controls of its own.
    const isSame = before?.element === element
    const unmarked =
      before && !isSame && before.look === lookOf(before.element) ? { unmarked: nameOf(before.element) } : {}
    if (!element.closest('main')) {
      delete kept.walked
      return { outside: true, ...unmarked }
    }
    element.setAttribute('data-walked', '')
    if (!isSame) kept.walked = { element, look: lookOf(element) }
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
    const isShown = shown !== null && (element.parentElement ?? element).contains(shown)
    return { outside: false, ...unmarked, ...(!isShown && { covered: nameOf(element) }) }
  })
}
