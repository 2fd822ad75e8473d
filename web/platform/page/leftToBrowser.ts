/** Marks what the server leaves out of a page, and the browser renders alone. */
export const LEFT_TO_BROWSER = 'left-to-browser'

/** Ends the rendering of a part on the server: its fallback stands there until the browser renders it. */
export class LeftToBrowser extends Error {}

/** Leaves a part of the page to the browser, which alone knows what it begins with. */
export function leaveToBrowser(): void {
  if (typeof window === 'undefined') throw new LeftToBrowser()
}

/** Stands on the server for a screen that only the browser renders. */
export function BrowserScreen(): never {
  throw new LeftToBrowser()
}

/** Whether React reports no more than that it renders such a part. */
export function isLeftToBrowser(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === LEFT_TO_BROWSER
}
