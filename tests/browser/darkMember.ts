import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { askGraph, newMember, operationId, PASSWORD } from './member'
import { siteUrl } from './visitor'

export const DARK = 'dark.dk.localhost'

export function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 900, channels: 3, background: '#2f7a4d' } })
    .jpeg()
    .toBuffer()
}

/** Uploads a picture in the page's session, and returns the global id of the media item. */
async function upload(page: Page): Promise<string> {
  const bytes = [...(await portrait())]
  const documentId = operationId('sendUploadMutation')
  return page.evaluate(
    async ({ operation, file }) => {
      const form = new FormData()
      form.set('operations', JSON.stringify(operation))
      form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
      form.set('0', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'jeg.jpg')
      const answer = await fetch('/graphql', { method: 'POST', headers: { 'x-graphql-csrf': '1' }, body: form })
      const { data } = (await answer.json()) as { data: { uploadTempMedia: { media: { id: string } } } }
      return data.uploadTempMedia.media.id
    },
    { operation: { documentId, variables: { input: { purpose: 'PROFILE_PICTURE', file: null } } }, file: bytes },
  )
}

interface Applicant {
  readonly name: string
  readonly email: string
  /** The global id of the profile. */
  readonly profileId: string
}

/** Creates a member for this test only, who has applied for the dark sites. */
export async function newApplicant(page: Page, baseURL: string | undefined): Promise<Applicant> {
  const member = await newMember(page, baseURL)
  await askGraph(page, 'useSaveMediaMutation', {
    mediaId: await upload(page),
    place: 'PROFILE_PICTURES',
    consent: true,
  })
  await askGraph(page, 'useApplyForDarkMutation', { text: 'Jeg vil gerne møde andre, der tænker som jeg.' })
  const { viewer } = await askGraph(page, '{ viewer { profile { id } } }', {})
  return { ...member, profileId: (viewer as unknown as { profile: { id: string } }).profile.id }
}

/** Logs the page's member in on the dark site, without the dialog. */
export async function enterDark(page: Page, baseURL: string | undefined, { email }: { email: string }): Promise<void> {
  await page.goto(siteUrl(baseURL, DARK, '/healthz'))
  await askGraph(page, 'useLogOnMutation', { name: email, password: PASSWORD, rememberMe: false })
}

/** Types the password into the log-in dialog of the page. */
export async function logInByDialog(page: Page, { email }: { email: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log ind' })
  await dialog.getByLabel('Profilnavn eller e-mail').fill(email)
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log ind' }).click()
  await expect(dialog).toBeHidden()
}
