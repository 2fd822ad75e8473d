import type { BrowserContext } from '@playwright/test'
import { askGraph, PASSWORD, settle } from '../../browser/member'
import { answerCookies } from '../../browser/visitor'

const PROFILE = 'a[href^="/Profile/"]'

/** Logs in a demo member who has answered the cookie notice, and settles what would open a dialog. */
export async function logIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await answerCookies(page)
  await page.goto(`${url}/healthz`)
  await askGraph(page, 'useLogOnMutation', { name: 'mikkel@example.test', password: PASSWORD, rememberMe: true })
  await settle(page)
  await page.close()
}

/** The path of a profile among the newest that the member sees. */
export async function findProfile(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${url}/Search/Newest`)
  const path = await page.getByRole('main').locator(PROFILE).first().getAttribute('href')
  await page.close()
  if (!path) throw new Error('There is no profile')
  return path
}
