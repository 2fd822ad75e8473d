import { currentPage } from '#platform/page/currentPage'

/** Windows in which the form shows all steps at once. */
export const SHOWS_ALL_STEPS = '(min-width: 48em)'

/** Whether the code of all steps has to come with the screen. */
export function showsAllSteps(): boolean {
  const { device } = currentPage()
  return device ? device === 'desktop' : window.matchMedia(SHOWS_ALL_STEPS).matches
}
