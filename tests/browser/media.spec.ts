import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolation } from './accessibility'
import { closeDialogs, logOn, newMember } from './member'
import { siteUrl } from './visitor'

/** A picture of one colour, with a camera's file name. */
async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const ownMedia = (page: Page) => page.getByRole('list', { name: 'Dine billeder og videoer' }).getByRole('listitem')

test('two pictures are uploaded and one fails; the other is edited, saved with consent, and visible', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, baseURL)
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/EditProfile/PicturesAndVideos'))
  await page.getByRole('button', { name: 'Læg op' }).click()
  const sheet = page.getByRole('dialog', { name: 'Læg billeder og videoer op' })
  await expect(sheet.getByText('Vælg filer')).toBeVisible()
  await sheet
    .locator('input[type=file]')
    .setInputFiles([
      await picture('god.jpg', '#2f7a4d'),
      { name: 'skidt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') },
    ])
  const good = sheet.getByRole('listitem').filter({ hasText: 'god.jpg' })
  const bad = sheet.getByRole('listitem').filter({ hasText: 'skidt.jpg' })
  // The page shows the server's message, and no retry for a file that the server will never accept.
  const refusal = 'Den slags filer kan vi ikke tage imod her.'
  const failure = page.getByRole('dialog', { name: 'Fejl' })
  await expect(failure.getByText(refusal)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failure).toBeHidden()
  await expect(bad.getByRole('alert')).toHaveText(refusal)
  await expect(bad.getByRole('button', { name: 'Prøv skidt.jpg igen' })).toBeHidden()

  await good.getByRole('button', { name: 'Rediger god.jpg' }).click()
  const editor = page.getByRole('dialog', { name: 'Drej og beskær' })
  await editor.getByRole('button', { name: 'Drej til højre' }).click()
  await editor.getByText('1:1', { exact: true }).click()
  await editor.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expectNoViolation(page)
  await editor.getByRole('button', { name: 'Brug det her' }).click()
  await expect(editor).toBeHidden()

  await sheet.getByRole('button', { name: 'Gem 1 fil' }).click()
  await expect(sheet.getByText('Bekræft det her, før vi gemmer noget.')).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Jeg har ophavsretten/ }).check()
  await expectNoViolation(page)
  await sheet.getByRole('button', { name: 'Gem 1 fil' }).click()
  await expect(good).toBeHidden()
  await bad.getByRole('button', { name: 'Fjern skidt.jpg fra listen' }).click()
  await sheet.getByRole('button', { name: 'Luk' }).click()
  await expect(ownMedia(page)).toHaveCount(1)

  await ownMedia(page).getByRole('button', { name: 'Åbn Billede 1' }).click()
  const medium = page.getByRole('dialog', { name: 'Dit billede' })
  await medium.getByLabel('Titel').fill('Efter regnen')
  await medium.getByRole('button', { name: 'Gem' }).click()
  await expect(ownMedia(page).getByText('Efter regnen')).toBeVisible()

  await page.goto(siteUrl(baseURL, 'dk.localhost', `/Profile/${await ownNumber(page)}/Pictures`))
  await expect(page.getByRole('link', { name: 'Billede: Efter regnen' })).toBeVisible()
})

async function ownNumber(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }
    const body = JSON.stringify({ query: '{ viewer { legacyId } }' })
    const answer = (await (await fetch('/graphql', { method: 'POST', headers, body })).json()) as {
      data: { viewer: { legacyId: number } }
    }
    return answer.data.viewer.legacyId
  })
}

test('the newest pictures are browsed by keyboard alone', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logOn(page, baseURL, 'mikkel')
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Pictures'))
  const tiles = page.getByRole('list', { name: 'Nyeste billeder og videoer' }).getByRole('link')
  await tiles.first().focus()
  await expectNoViolation(page)
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Billeder og videoer' })
  await expect(lightbox).toBeVisible()
  await expect(page).toHaveURL(/medium=\d+/)
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(first)
  await expectNoViolation(page)
  const like = lightbox.getByRole('button', { name: 'Synes godt om', exact: true })
  await like.focus()
  const pressed = await like.getAttribute('aria-pressed')
  await page.keyboard.press('Enter')
  await expect(like).not.toHaveAttribute('aria-pressed', pressed ?? '')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(page).toHaveURL(/\/Pictures$/)
  // The keyboard focus returns to its element.
  await expect(tiles.first()).toBeFocused()

  // Each media item has its own address, and Back leads to the list.
  await page.keyboard.press('Enter')
  await expect(lightbox).toBeVisible()
  await page.goBack()
  await expect(lightbox).toBeHidden()
})
