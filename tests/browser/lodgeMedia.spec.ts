import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { bothScreens } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember } from './member'
import { newName, siteUrl } from './visitor'

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Founds a lodge whose leaders accept media first. */
async function foundLodge(page: Page): Promise<{ id: string; legacyId: number }> {
  const { lodgeCategories } = await askGraph(page, '{ lodgeCategories { id } }', {})
  const [category] = lodgeCategories as unknown as readonly { readonly id: string }[]
  const content = {
    name: `Albummer ${newName()}`,
    html: '<p>Billeder</p>',
    rules: '',
    categoryId: category?.id,
    tags: [],
    access: 'ACCESS_FOR_ALL',
    debateAudience: 'ALL',
    meetupAudience: 'ALL',
    albumAudience: 'ALL',
    hasMediaApproval: true,
    hasPublicDebates: false,
    hasPublicMeetups: false,
    hasPublicMedia: false,
    hasPublicMembers: false,
  }
  const founding = `mutation ($input: CreateLodgeInput!) {
    createLodge(input: $input) { lodge { id legacyId } userErrors { message } }
  }`
  const { createLodge } = await askGraph(page, founding, { content })
  return (createLodge as unknown as { lodge: { id: string; legacyId: number } }).lodge
}

test(
  'a member adds pictures to an album, and a leader accepts one and rejects the other',
  bothScreens,
  async ({ page, browser, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logOn(page, baseURL, 'mikkel')
    await closeDialogs(page)
    const lodge = await foundLodge(page)
    const media = siteUrl(baseURL, 'dk.localhost', `/Community/Lodges/Lodge/${lodge.legacyId}/Media`)
    await page.goto(media)
    await expect(page.getByText('Ingen albummer endnu')).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Nyt album' }).click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Sommer')
    await page.getByRole('button', { name: 'Opret albummet' }).click()
    await expect(page.getByRole('heading', { name: 'Sommer' })).toBeVisible()
    const album = page.url()

    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await newMember(other, baseURL)
    await closeDialogs(other)
    const joining = 'mutation ($input: JoinLodgeInput!) { joinLodge(input: $input) { userErrors { message } } }'
    await askGraph(other, joining, { lodgeId: lodge.id })
    await other.goto(album)
    await other.getByRole('button', { name: 'Læg billeder op' }).click()
    const sheet = other.getByRole('dialog', { name: 'Læg billeder og videoer op' })
    await expect(sheet.getByText('Lederne ser på dem først.')).toBeVisible()
    await sheet
      .locator('input[type=file]')
      .setInputFiles([await picture('skov.jpg', '#2f7a4d'), await picture('hav.jpg', '#1f6f78')])
    await sheet.getByRole('checkbox', { name: /Jeg har ophavsretten/ }).check()
    await sheet.getByRole('button', { name: 'Gem 2 filer' }).click()
    await expect(sheet).toBeHidden()
    const tiles = other.getByRole('list', { name: 'Sommer' }).getByRole('link')
    await expect(tiles).toHaveCount(2)
    await expect(tiles.first()).toHaveAccessibleName('Billede, venter på lederne')
    await expectNoViolation(other)
    await expectNoSidewaysScrolling(other)

    await page.goto(`${media}/Validation`)
    const waiting = page.getByRole('list', { name: 'Billeder og videoer, der venter' }).getByRole('listitem')
    await expect(waiting).toHaveCount(2)
    await expectNoViolation(page)
    await expectNoSidewaysScrolling(page)
    await waiting
      .first()
      .getByRole('button', { name: /^Godkend/ })
      .press('Enter')
    await expect(waiting).toHaveCount(1)
    // The keyboard goes on at the next one.
    await expect(waiting.getByRole('button', { name: /^Godkend/ })).toBeFocused()
    await waiting.getByRole('button', { name: /^Afvis/ }).click()
    const reasons = page.getByRole('dialog', { name: 'Vil du afvise det her?' })
    await reasons.getByRole('textbox').fill('For mørkt')
    await expectNoViolation(page)
    await reasons.getByRole('button', { name: 'Afvis' }).click()
    await expect(page.getByText('Intet venter')).toBeVisible()

    await other.reload()
    await expect(tiles).toHaveCount(1)
    await expect(tiles).toHaveAccessibleName('Billede')
    await tiles.click()
    const lightbox = other.getByRole('dialog', { name: 'Billeder og videoer' })
    await expect(lightbox).toBeVisible()
    await expectNoViolation(other)
    await lightbox.getByRole('button', { name: 'Slet' }).click()
    await other.getByRole('dialog', { name: 'Vil du slette det her?' }).getByRole('button', { name: 'Slet' }).click()
    await expect(lightbox).toBeHidden()
    await expect(other.getByText('Der er ikke noget i albummet endnu')).toBeVisible()
    await other.context().close()
  },
)
