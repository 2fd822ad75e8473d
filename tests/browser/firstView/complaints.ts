import type { Page } from '@playwright/test'

/** What goes wrong while pages load, such as a difference between their HTML and what the client draws. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => {
    // What answers the cookie notice for a test also runs in the frames of other sites' videos, which have no cookies.
    if (!message.includes("'cookie' property")) complaints.push(message)
  })
  page.on('console', (message) => {
    // A page at whose address nothing is.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  return complaints
}
