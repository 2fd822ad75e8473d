import type { Page } from '@playwright/test'

/** Pays on the page of the sandbox. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Kortnummer').fill(card)
  await page.getByLabel(/Udløber/).fill('08/30')
  await page.getByLabel('Kontrolcifre').fill('123')
  await page.getByRole('button', { name: /^Betal/ }).click()
}
