import { expect, test } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { anyScreen } from './anyScreen'
import { askGraph, logOn, newMember } from './member'
import { siteUrl } from './visitor'

interface Own {
  readonly viewer: { readonly profile: { readonly id: string } }
}

const at = (url: string, path: string) => new URL(path, url).href

test('a report is decided by keyboard, and its member objects', anyScreen, async ({ page, browser, baseURL }) => {
  const member = await newMember(page, baseURL)
  const { viewer } = (await askGraph(page, '{ viewer { profile { id } } }', {})) as unknown as Own
  const { id } = viewer.profile
  const reporter = await (await browser.newContext()).newPage()
  await newMember(reporter, baseURL)
  await askGraph(
    reporter,
    'mutation ($input: ReportContentInput!) { reportContent(input: $input) { userErrors { code } } }',
    { id, reason: 'FAKE_PROFILE', text: 'Andres billeder' },
  )
  await reporter.context().close()

  const staff = await (await browser.newContext()).newPage()
  await logOn(staff, baseURL, 'support')
  await staff.goto(at(page.url(), '/Admin/Reports'))
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolation(staff, { tags: GUIDELINES })
  const row = staff.getByRole('link', { name: new RegExp(member.name) })
  const more = staff.getByRole('button', { name: 'Vis flere' })
  await expect(row.or(more).first()).toBeVisible()
  while (!(await row.isVisible())) await more.click()
  await row.focus()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { level: 2, name: new RegExp(member.name) })).toBeVisible()
  await staff.keyboard.press('t')
  await expect(staff.getByText(/^Hos dig indtil/)).toBeVisible()
  await staff.keyboard.press('Shift+?')
  await expect(staff.getByRole('dialog', { name: 'Taster' })).toBeVisible()
  await staff.keyboard.press('Escape')
  await staff.getByRole('radio', { name: /^Bed om/ }).check()
  await staff.getByRole('textbox', { name: 'Begrundelse til medlemmet' }).fill('Vis billeder af dig selv.')
  await expectNoViolation(staff, { tags: GUIDELINES })
  await expectNoSidewaysScrolling(staff)
  await staff.getByRole('button', { name: 'Afgør', exact: true }).click()
  await expect(staff.getByText('Vis billeder af dig selv.')).toBeVisible()

  await page.goto('/Decisions')
  await expect(page.getByText('Vis billeder af dig selv.')).toBeVisible()
  await page.getByRole('link', { name: 'Gør indsigelse' }).click()
  await page.getByRole('textbox', { name: 'Hvorfor ser du anderledes på det?' }).fill('Det er mig på billederne.')
  await expectNoViolation(page, { tags: GUIDELINES })
  await page.getByRole('button', { name: 'Send indsigelsen' }).click()
  await expect(page.getByText('Det er mig på billederne.')).toBeVisible()
  await staff.context().close()
})

test('validation, new pictures and roles have desks', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'support')
  for (const path of ['/Admin/Validation', '/Admin/New', '/Admin/Roles', '/Admin/Tickets']) {
    await page.goto(siteUrl(baseURL, new URL(page.url()).hostname, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page, { tags: GUIDELINES })
    await expectNoSidewaysScrolling(page)
  }
  await page.goto('/ProfileValidation')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolation(page, { tags: GUIDELINES })
})
