import { expect, test } from '@playwright/test'
import { EVERY_LEVEL, expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { expectKeyboardReach } from './keyboard'
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
  // Where the page has been scrolled to, the header may cover a control in part.
  await staff.evaluate(() => window.scrollTo(0, 0))
  await expectNoViolation(staff, { tags: GUIDELINES })
  await expectNoSidewaysScrolling(staff)
  await staff.getByRole('button', { name: 'Afgør', exact: true }).click()
  // The words alone stand in the form before.
  await expect(staff.getByRole('article').getByText('Bedt om rettelse')).toBeVisible()

  await page.goto('/Decisions')
  await expect(page.getByText('Vis billeder af dig selv.')).toBeVisible()
  await page.getByRole('link', { name: 'Gør indsigelse' }).click()
  await page.getByRole('textbox', { name: 'Hvorfor ser du anderledes på det?' }).fill('Det er mig på billederne.')
  await expectNoViolation(page, { tags: GUIDELINES })
  await page.getByRole('button', { name: 'Send indsigelsen' }).click()
  await expect(page.getByText('Det er mig på billederne.')).toBeVisible()
  await staff.context().close()
})

const DESKS = ['Tickets', 'Reports', 'New', 'News', 'Validation', 'ActAs', 'Payments', 'Roles', 'EventAdmins', 'Log']

test('each desk of the staff is worked with the keyboard alone', bothScreens, async ({ page, baseURL, isMobile }) => {
  await logOn(page, baseURL, 'developer')
  for (const desk of DESKS) {
    await page.goto(siteUrl(baseURL, 'dk.localhost', `/Admin/${desk}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page, { tags: EVERY_LEVEL })
    await expectNoSidewaysScrolling(page)
    // Phones have no keyboard.
    if (!isMobile) await expectKeyboardReach(page)
  }
  for (const desk of ['Applications', 'Kinks']) {
    await logOn(page, baseURL, 'developer', 'dark.dk.localhost')
    await page.goto(siteUrl(baseURL, 'dark.dk.localhost', `/Admin/${desk}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page, { tags: EVERY_LEVEL })
    if (!isMobile) await expectKeyboardReach(page)
  }
})

test('an open ticket and an open case are worked with the keyboard alone', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'support')
  for (const desk of ['Tickets', 'Reports']) {
    await page.goto(siteUrl(baseURL, 'dk.localhost', `/Admin/${desk}`))
    await page.locator('[data-desk-item]').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoViolation(page, { tags: EVERY_LEVEL })
    await expectKeyboardReach(page)
  }
})

test('the page of one’s own validation has no violations', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'support')
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/ProfileValidation'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoViolation(page, { tags: GUIDELINES })
})

test(
  'breaking news of one site are seen by its members until they are ended',
  anyScreen,
  async ({ page, browser, baseURL }) => {
    // No other test logs a member in here, whom the dialog would disturb.
    const host = 'se.localhost'
    const title = `Ny brygga ${Date.now().toString(36)}`
    // A log-in puts away what is there already.
    const member = await (await browser.newContext()).newPage()
    await logOn(member, baseURL, 'saga', host)
    const dane = await (await browser.newContext()).newPage()
    await newMember(dane, baseURL)
    await logOn(page, baseURL, 'supportse', host)
    await page.goto(siteUrl(baseURL, host, '/Admin/News'))
    await page.getByRole('link', { name: 'Ny nyhet i dialogruta' }).click()
    for (const language of ['svenska', 'danska', 'engelska', 'norska']) {
      await page.getByRole('radiogroup', { name: 'Språk' }).getByText(language).click()
      await page.getByRole('textbox', { name: `Titel på ${language}` }).fill(title)
      await page.getByRole('textbox', { name: `Text på ${language}` }).fill('Vi bygger **hela sommaren**.')
    }
    await expect(page.getByRole('region', { name: 'Förhandsvisning av dialogrutan' }).getByText(title)).toBeVisible()
    const until = page.getByRole('group', { name: 'Till' })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await until.getByRole('textbox', { name: 'Till' }).fill(tomorrow)
    await until.getByRole('textbox', { name: 'Klockan' }).fill('12:00')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoViolation(page, { tags: EVERY_LEVEL })
    await expectNoSidewaysScrolling(page)
    await page.getByRole('button', { name: 'Spara' }).click()
    const confirm = page.getByRole('dialog', { name: 'Visa den för alla nu?' })
    await expect(confirm).toContainText('bara på den här sajten')
    await confirm.getByRole('button', { name: 'Visa den' }).click()
    const row = page.getByRole('article', { name: title })
    await expect(row).toContainText('Aktiv')

    const dialog = member.getByRole('dialog', { name: title })
    await member.goto(siteUrl(baseURL, host, '/Start'))
    await expect(dialog.getByText('hela sommaren')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(row).toContainText('sedd av 1 medlem')
    await member.context().close()

    const { viewer } = await askGraph(dane, '{ viewer { breakingNews { title } } }', {})
    expect(JSON.stringify(viewer)).not.toContain(title)
    await dane.context().close()

    await row.getByRole('button', { name: 'Avsluta nu' }).click()
    await page.getByRole('dialog', { name: 'Avsluta den nu?' }).getByRole('button', { name: 'Avsluta nu' }).click()
    await expect(row).toContainText('Slut')
    await expect(row.getByRole('button', { name: 'Avsluta nu' })).toBeHidden()
  },
)
