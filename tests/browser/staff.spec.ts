import { expect, test } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { anyScreen } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember } from './member'

const at = (url: string, path: string) => new URL(path, url).href

interface Own {
  readonly viewer: { readonly profile: { readonly legacyId: number } }
}

test(
  'staff act as a member with a reason, and the box is there until they go back',
  anyScreen,
  async ({ page, browser, baseURL }) => {
    const member = await (await browser.newContext()).newPage()
    const { name } = await newMember(member, baseURL)
    await logOn(page, baseURL, 'support')
    await closeDialogs(page)
    await page.goto(at(page.url(), `/Admin/ActAs?q=${name}`))
    await page.getByRole('button', { name: `Optræd som ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(name) })
    await dialog.getByRole('button', { name: 'Begynd' }).click()
    await expect(dialog.getByText('Skriv hvorfor med mindst 3 tegn.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Hvorfor' }).fill('Siger, at profilen er tom')
    await expectNoViolation(page, { tags: GUIDELINES })
    await dialog.getByRole('button', { name: 'Begynd' }).click()
    const box = page.getByRole('complementary', { name: 'Du optræder som en anden' })
    // A new document loads for the member.
    await expect(page).toHaveURL(/\/Start$/)
    await expect(box).toContainText(name)
    for (const path of ['/', '/EditProfile', '/Support', '/MyData']) {
      await page.goto(at(page.url(), path))
      await expect(box).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectNoSidewaysScrolling(page)
    }
    await box.getByRole('button', { name: 'Tilbage til min egen' }).click()
    await expect(page).toHaveURL(/\/Admin\/ActAs/)
    await expect(box).toBeHidden()

    await member.goto('/WhoLooked')
    await expect(member.getByText('Siger, at profilen er tom')).toBeVisible()
    await member.context().close()
  },
)

test('a role of the staff is given by two', anyScreen, async ({ page, browser, baseURL }) => {
  const member = await (await browser.newContext()).newPage()
  const { name } = await newMember(member, baseURL)
  const { viewer } = (await askGraph(member, '{ viewer { profile { legacyId } } }', {})) as unknown as Own
  await member.context().close()

  await logOn(page, baseURL, 'developer')
  await page.goto(at(page.url(), '/Admin/Roles'))
  await page.getByLabel('Profilens nummer').fill(String(viewer.profile.legacyId))
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Support' }).click()
  await page.getByRole('textbox', { name: 'Hvorfor' }).fill('Begynder på mandag')
  await page.getByRole('button', { name: 'Skift rollen' }).click()
  await expect(page.getByText('Foreslået. En anden skal bekræfte det.')).toBeVisible()
  const own = page.getByRole('listitem').filter({ hasText: name })
  await expect(own.getByText('Det skal en anden bekræfte.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Bekræft' })).toBeHidden()
  // A button that scrolls beneath the header counts as one that is too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoViolation(page, { tags: GUIDELINES })
  await expectNoSidewaysScrolling(page)

  const second = await (await browser.newContext()).newPage()
  await logOn(second, baseURL, 'developerno', 'no.localhost')
  await second.goto(at(second.url(), '/Admin/Roles'))
  const proposed = second.getByRole('listitem').filter({ hasText: name })
  await proposed.getByRole('button').first().click()
  await expect(proposed.getByRole('button')).toHaveCount(0)
  await expect(second.getByText(name)).toBeVisible()
  await second.context().close()
})
