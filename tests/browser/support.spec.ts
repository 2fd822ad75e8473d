import { expect, test } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { anyScreen } from './anyScreen'
import { logOn, newMember } from './member'

test('a question to support is asked, answered and closed', anyScreen, async ({ page, browser, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Support')
  await page.getByRole('button', { name: /Skriv til os$/ }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Vælg, hvad det drejer sig om.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Hvad drejer det sig om?' }).click()
  await page.getByRole('option', { name: 'Noget virker ikke' }).click()
  // Nobody else has this subject in the queue.
  const subject = `Kortet viser intet ${Date.now().toString(36)}`
  await page.getByLabel('Med få ord').fill(subject)
  await page.getByRole('textbox', { name: 'Besked' }).fill('Kun en grå flade, siden i går.')
  await expectNoViolation(page, { tags: GUIDELINES })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/Support\/MyTickets\/\d+$/)
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await logOn(staff, baseURL, 'support')
  await staff.goto(new URL('/Admin/Tickets', page.url()).href)
  await staff.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(staff.getByLabel('Note til kolleger')).toBeVisible()
  await staff.getByRole('button', { name: 'Tag', exact: true }).click()
  await staff.getByLabel('Svar til medlemmet').fill('Prøv igen nu.')
  await expectNoViolation(staff, { tags: GUIDELINES })
  await expectNoSidewaysScrolling(staff)
  await staff.getByRole('button', { name: 'Send og luk' }).click()

  // The member's page is open all the while.
  await expect(page.getByText('Prøv igen nu.')).toBeVisible()
  await expect(page.getByText(/Vi tror, det er løst/)).toBeVisible()
  await staff.context().close()
})
