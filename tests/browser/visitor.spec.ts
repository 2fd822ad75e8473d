import { expect, test, type Page } from '@playwright/test'
import { anyScreen, bothScreens } from './anyScreen'
import { answerCookies, countRequests, mailedLink, newName, siteUrl, takenOver } from './visitor'

const PASSWORD = 'grøn bænk ved havnen'

/** Marks tests that begin before the cookie banner has been answered. */
const unasked = { tag: '@unasked' }

test.beforeEach(async ({ page }, { tags }) => {
  if (!tags.includes(unasked.tag)) await answerCookies(page)
})

/** The form has steps on a phone, and one page elsewhere. */
async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Videre' })
  if (await next.isVisible()) await next.click()
}

async function fillWhere(page: Page, name: string): Promise<void> {
  await page.getByLabel('Postnummer').fill('8000')
  await expect(page.getByText('Aarhus C')).toBeVisible()
  await page.getByLabel('Profilnavn').fill(name)
  await expect(page.getByText('Navnet er ledigt.')).toBeVisible()
  await goOn(page)
}

async function fillAccess(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Vælg en adgangskode').fill(PASSWORD)
  await goOn(page)
}

async function consentAndSend(page: Page): Promise<void> {
  const terms = page.getByLabel(/har (begge )?læst/)
  const consent = page.getByLabel(/udtrykkeligt samtykke/)
  await expect(terms).not.toBeChecked()
  await expect(consent).not.toBeChecked()
  await terms.check()
  await consent.check()
  await page.getByRole('button', { name: 'Opret profil' }).last().click()
}

async function confirm(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kig i din mail' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const link = await mailedLink(page, email, 'ConfirmEmail')
  await page.goto(link)
  const press = page.getByRole('button', { name: 'Bekræft min adresse' })
  await press.click()
  await page.getByLabel('Den adgangskode, du valgte').fill(PASSWORD)
  await press.click()
  await expect(page).toHaveURL(/\/Start$/)
}

test('a single signs up, confirms the address and reaches the start page', bothScreens, async ({ page }) => {
  const name = newName()
  const email = `${name.toLowerCase()}@example.test`
  await page.goto('/')
  await page.getByRole('link', { name: 'Opret profil' }).first().click()
  await page.getByText('Kvinde', { exact: true }).click()
  await page.getByLabel('Fødselsdag').pressSequentially('5-3-1990')
  await expect(page.getByLabel('Fødselsdag')).toHaveValue('05-03-1990')
  await goOn(page)
  await fillWhere(page, name)
  await fillAccess(page, email)
  await consentAndSend(page)
  await confirm(page, email)

  await page.goto('/Create')
  await expect(page).toHaveURL(/\/Start$/)
})

test('a couple signs up with two persons, and Back keeps the entered values', anyScreen, async ({ page }) => {
  const name = newName()
  const email = `${name.toLowerCase()}@example.test`
  await page.goto('/Create')
  await page.getByText('Vi er et par').click()
  await page.getByText('Kvinde', { exact: true }).first().click()
  await page.getByText('Mand', { exact: true }).last().click()
  await page.getByLabel('Fødselsdag').first().fill('01-02-1985')
  await page.getByLabel('Fødselsdag').last().fill('03-04-1983')
  await goOn(page)
  await fillWhere(page, name)
  if (await page.getByText('Trin 3 af 4').isVisible()) {
    await page.goBack()
    await expect(page.getByLabel('Profilnavn')).toHaveValue(name)
    await page.goForward()
  }
  await fillAccess(page, email)
  await consentAndSend(page)
  await confirm(page, email)
})

test('a birthday under 18 is refused, and a taken name is reported while typing', anyScreen, async ({ page }) => {
  await page.goto('/Create')
  await page.getByText('Mand', { exact: true }).click()
  await page.getByLabel('Fødselsdag').fill(`01-01-${new Date().getFullYear() - 17}`)
  const submit = page.getByRole('button', { name: /^(Videre|Opret profil)$/ }).last()
  await submit.click()
  await expect(page.getByText('Du skal være fyldt 18 for at være her.', { exact: false })).toBeVisible()
  await page.getByLabel('Fødselsdag').fill('01-01-1980')
  await goOn(page)
  await page.getByLabel('Profilnavn').fill('Support')
  await expect(page.getByText('Navnet er reserveret', { exact: false })).toBeVisible()
})

test('birthdays are entered in the date format of the site’s language', anyScreen, async ({ page, baseURL }) => {
  const formats = [
    ['uk.localhost', 'dd/mm/yyyy', '05031990', '05/03/1990'],
    ['no.localhost', 'dd.mm.åååå', '05031990', '05.03.1990'],
    ['se.localhost', 'åååå-mm-dd', '19900305', '1990-03-05'],
  ] as const
  for (const [host, placeholder, typed, written] of formats) {
    await page.goto(siteUrl(baseURL, host, '/Create'))
    const birthday = page.getByPlaceholder(placeholder)
    // A field can be clicked once the client has taken the page over.
    await birthday.click()
    await birthday.pressSequentially(typed)
    await expect(birthday).toHaveValue(written)
  }
})

test('a promotion link opens the sign-up with its query; so does the Danish spelling', anyScreen, async ({ page }) => {
  await page.goto('/?cp=foraar&prid=12')
  await expect(page).toHaveURL(/\/Create\?cp=foraar&prid=12$/)
  await page.goto('/Opret?cp=foraar')
  await expect(page).toHaveURL(/\/Create\?cp=foraar$/)
})

test('a protected page opens the log-in dialog; a failed log-in shows a message and keeps the name', async ({
  page,
}) => {
  await page.goto('/Settings')
  await expect(page).toHaveURL(/\/\?u=%2FSettings$/)
  const dialog = page.getByRole('dialog', { name: 'Log ind' })
  await dialog.getByLabel('Profilnavn eller e-mail').fill('ingen-her')
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('noget helt forkert')
  await dialog.getByRole('button', { name: 'Log ind' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Profilnavn eller e-mail')).toHaveValue('ingen-her')
})

test(
  'the cookie banner waits for a dialog to close, and does not take the focus from typing',
  unasked,
  async ({ page }) => {
    await page.goto('/?login=1')
    const name = page.getByRole('dialog', { name: 'Log ind' }).getByLabel('Profilnavn eller e-mail')
    await name.click()
    const banner = page.getByRole('dialog', { name: 'Dit valg af cookies' })
    await name.pressSequentially('freja@example.test', { delay: 100 })
    await expect(name).toHaveValue('freja@example.test')
    await expect(banner).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(banner).toBeVisible()
  },
)

test('who has answered loads nothing of the cookie notice, until the preferences are opened', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/Support/Cookies', { waitUntil: 'networkidle' })
  await takenOver(page)
  const ofNotice = () => loaded.filter((path) => /\/cookieconsent/.test(path))
  expect(ofNotice()).toEqual([])
  await page.getByRole('button', { name: 'Ændr mit valg' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
  expect(ofNotice()).not.toEqual([])
})

test('the keyboard reaches the cookie banner first, can leave it, and continues', unasked, async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('dialog', { name: 'Dit valg af cookies' })
  await expect(banner).toBeVisible()
  const answers = banner.getByRole('button')
  for (const index of [0, 1, 2]) {
    await page.keyboard.press('Tab')
    await expect(answers.nth(index)).toBeFocused()
  }
  const skip = page.getByRole('link', { name: 'Til indholdet' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await expect(skip).toBeFocused()
})

test('Back closes the log-in dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Log ind' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('a forgotten password is reset by the link in the mail, and the new one works', anyScreen, async ({ page }) => {
  const name = newName()
  const email = `${name.toLowerCase()}@example.test`
  await page.goto('/Create')
  await page.getByText('Trans', { exact: true }).click()
  await page.getByLabel('Fødselsdag').fill('01-01-1980')
  await goOn(page)
  await fillWhere(page, name)
  await fillAccess(page, email)
  await consentAndSend(page)
  await confirm(page, email)
  await page.context().clearCookies({ name: 'sid' })

  await page.goto('/?login=1')
  await page.getByRole('button', { name: 'Glemt adgangskoden?' }).click()
  const dialog = page.getByRole('dialog', { name: 'En ny adgangskode' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Send linket' }).click()
  await expect(dialog.getByRole('status')).toContainText(email)

  await page.goto(await mailedLink(page, email, 'ResetPassword'))
  await page.getByLabel('Ny adgangskode').fill('en helt anden bænk')
  await page.getByRole('button', { name: 'Gem adgangskoden' }).click()
  const login = page.getByRole('dialog', { name: 'Log ind' })
  await expect(login.getByText('Din nye adgangskode er gemt.', { exact: false })).toBeVisible()
  await login.getByLabel('Profilnavn eller e-mail').fill(email)
  await login.getByLabel('Adgangskode', { exact: true }).fill('en helt anden bænk')
  await login.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/Start$/)
})

test(
  'a member without approval is stopped before the dark site, and can leave',
  anyScreen,
  async ({ page, baseURL }) => {
    await page.goto(siteUrl(baseURL, 'dark.dk.localhost', '/?login=1'))
    const dialog = page.getByRole('dialog', { name: 'Log ind' })
    await dialog.getByLabel('Profilnavn eller e-mail').fill('freja@example.test')
    await dialog.getByLabel('Adgangskode', { exact: true }).fill('Nordlys-1998')
    await dialog.getByRole('button', { name: 'Log ind' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hej, freja')
    await expect(page.getByRole('link', { name: 'Gå til Nordlys' })).toHaveAttribute('href', /\/\/dk\.localhost:/)
    await page.getByRole('button', { name: 'Log ud' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Huset efter midnat')
  },
)

test('help questions are found by a word, which is kept in the address', anyScreen, async ({ page }) => {
  await page.goto('/Support')
  await page.getByRole('searchbox', { name: 'Søg i spørgsmålene' }).fill('slette')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/Support\/FAQ\?q=slette$/)
  await page.getByText('Hvordan sletter jeg min profil?').click()
  await page.getByRole('link', { name: 'Link til dette svar' }).first().click()
  await expect(page).toHaveURL(/\/Support\/FAQ\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/slet/)
})

test('expired links say so and offer a new one', anyScreen, async ({ page }) => {
  await page.goto('/ResetPassword?q=not a link')
  await expect(page.getByRole('heading', { name: 'Linket er udløbet' })).toBeVisible()
  await page.goto('/LinkExpired')
  await page.getByLabel('E-mail').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send et nyt link' }).click()
  await expect(page.getByRole('status')).toContainText('nobody@example.test')
})

test('a landing page has its own title; an unknown path is not found and not indexed', anyScreen, async ({ page }) => {
  await page.goto('/dating-i-aarhus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dating i Aarhus')
  await expect(page).toHaveTitle(/Dating i Aarhus/)
  for (const path of ['/findes-ikke', '/Support/Changelog/2026-1-1', '/Support/FAQ/abc']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('each navigation sends at most one request to the graph', async ({ page }) => {
  const requests = countRequests(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await takenOver(page)
  expect(requests.count).toBe(0)
  const ways = [
    ['Alle anmeldelser', /\/Reviews$/],
    ['Spørgsmål og svar', /\/Support\/FAQ$/],
    ['Privatliv', /\/Support\/Privacy$/],
  ] as const
  for (const [index, [link, url]] of ways.entries()) {
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requests.count).toBe(index + 1)
  }
})
