import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { closeDialogs, logOn, newMember, operationsOf } from './member'

/** A busy machine may be slow to render a page for the first time. */
const BLOGS = '/Community/Blogs'

const posts = (page: Page, name = 'Alle indlæg') => page.getByRole('list', { name, exact: true }).getByRole('article')
const titles = (page: Page) => posts(page).getByRole('heading', { level: 2 })

async function choose(page: Page, title: string, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Mere om ${title}`, exact: true }).click()
  // A menu on a desktop, a sheet on a phone.
  const menu = page.getByRole('menuitem', { name: action })
  await menu.or(page.getByRole('dialog').getByRole('button', { name: action })).click()
}

/** Title and author of the first entry. */
async function firstPost(page: Page): Promise<{ title: string; author: string }> {
  const first = posts(page).first()
  await expect(first).toBeVisible()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  const author = ((await first.locator('a[href^="/Profile/"]').getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
  return { title, author }
}

test.describe('a paid member', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await logOn(page, baseURL, 'mikkel')
    await closeDialogs(page)
  })

  test('can use every list with mouse, touch and keyboard', bothScreens, async ({ page }) => {
    for (const path of [
      'All',
      'MyComments',
      'Top/Read',
      'Top/Commented?period=30',
      'Top/Followers',
      'Top/Curated',
      'MyBlogs',
      'Followed',
      'Followed/BlogsFromFollowedAuthors',
      'Followed/Authors',
      'Followed/MyFollowers',
      'Hidden',
      'Hidden?show=authors',
    ]) {
      await page.goto(`${BLOGS}/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expectNoViolation(page)
      await expectNoSidewaysScrolling(page)
    }
  })

  test('switches between lists with one request each', bothScreens, async ({ page }, { project }) => {
    await page.goto(BLOGS)
    await expect(page).toHaveURL(`${BLOGS}/All`)
    await expect(posts(page).first()).toBeVisible()
    const asked = operationsOf(page)
    const wanted = () => asked.splice(0)
    for (const [tab, path, query] of [
      ['Mine kommentarer', '/MyComments', 'MyCommentsScreenQuery'],
      ['Top', '/Top/Read', 'TopEntriesScreenQuery'],
      ['Mine indlæg', '/MyBlogs', 'MyBlogsScreenQuery'],
      ['Det, jeg følger', '/Followed', 'FollowedScreenQuery'],
      ['Skjult', '/Hidden', 'HiddenScreenQuery'],
    ] as const) {
      const tabs = page.getByRole('navigation', { name: 'Blogs', exact: true })
      if (project.name === 'phone') {
        await tabs.getByRole('button').click()
        await page.getByRole('menuitem', { name: tab, exact: true }).click()
      } else await tabs.getByRole('link', { name: tab, exact: true }).click()
      await expect(page).toHaveURL(BLOGS + path)
      await expect(page).toHaveTitle(/ · Blogs · Nordlys$/)
      await expect.poll(wanted).toEqual([query])
    }
  })

  test('chooses a period, which stays in the address and between lists', anyScreen, async ({ page }) => {
    await page.goto(`${BLOGS}/Top/Read?period=3`)
    const periods = page.getByRole('radiogroup', { name: 'Udgivet inden for' })
    await expect(periods.getByRole('radio', { name: '7 dage' })).toBeChecked()
    await periods.getByText('30 dage').click()
    await expect(page).toHaveURL(/Top\/Read\?period=30$/)
    const commented = page.getByRole('link', { name: 'Mest kommenteret' })
    await expect(commented).toHaveAttribute('href', /period=30$/)
    await commented.click()
    await expect(page).toHaveURL(/Top\/Commented\?period=30$/)
    await expect(periods.getByRole('radio', { name: '30 dage' })).toBeChecked()
  })
})

test.describe('a new member', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto(`${BLOGS}/All`)
  })

  test('hides an entry, and undoes that', anyScreen, async ({ page }) => {
    const { title } = await firstPost(page)
    await choose(page, title, /^Skjul indlægget$/)
    await expect(titles(page).filter({ hasText: title })).toHaveCount(0)
    await page.getByRole('button', { name: 'Fortryd' }).click()
    await expect(titles(page).first()).toHaveText(title)
  })

  test('hides an author, and finds them among the hidden ones', anyScreen, async ({ page }) => {
    const { author } = await firstPost(page)
    const theirs = posts(page).filter({ has: page.getByRole('link', { name: new RegExp(`^${author},`) }) })
    await choose(page, (await titles(page).first().textContent()) ?? '', /^Skjul alt fra/)
    await expect(theirs).toHaveCount(0)
    await page.goto(`${BLOGS}/Hidden?show=authors`)
    await page.getByRole('button', { name: `Vis ${author} igen` }).click()
    await expect(page.getByText('Du har ikke skjult nogen forfattere')).toBeVisible()
    await page.goto(`${BLOGS}/All`)
    await expect(theirs.first()).toBeVisible()
  })

  test('follows an author, and sees their entries in one list', anyScreen, async ({ page }) => {
    const { title, author } = await firstPost(page)
    await choose(page, title, new RegExp(`^Følg ${author}$`))
    await expect(page.getByText(`Du følger nu ${author}`)).toBeVisible()
    await page.goto(`${BLOGS}/Followed/BlogsFromFollowedAuthors`)
    await expect(posts(page, 'Fra forfattere').first()).toBeVisible()
    await page.goto(`${BLOGS}/Followed/Authors`)
    const following = page.getByRole('button', { name: `Følger ${author}` })
    await following.click()
    await expect(page.getByRole('button', { name: `Følg ${author}` })).toBeVisible()
  })

  test('is offered a membership instead of the editor', anyScreen, async ({ page }) => {
    await page.getByRole('link', { name: 'Skriv', exact: true }).click()
    await expect(page).toHaveURL(`${BLOGS}/Create`)
    await expect(page.getByRole('dialog', { name: 'Skriv din egen blog' })).toBeVisible()
  })
})

test('a search is in the address, and its matches are highlighted', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  await closeDialogs(page)
  await page.goto(`${BLOGS}/All?q=date`)
  const found = posts(page, 'Fundne indlæg')
  await expect(found.first()).toBeVisible()
  await expect(found.first().locator('mark').first()).toHaveText(/date/i)
  await page.getByRole('searchbox', { name: /^Søg efter ord/ }).fill('mad')
  await page.getByRole('option', { name: /^mad/ }).click()
  await expect(page).toHaveURL(/\/All\?q=date&tags=[\w-]+$/)
  await expect(page.getByRole('link', { name: 'Fjern mad' })).toBeVisible()
  await page.getByRole('link', { name: /^Fjern »date«/ }).click()
  await expect(page).toHaveURL(/\/All\?tags=[\w-]+$/)
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Fjern »date«/ })).toBeVisible()
})

test('a member banned from blogs sees the reason on every blog page', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'bjarke')
  await closeDialogs(page)
  for (const path of ['', '/Top/Read', '/Entry/1', '/Create', '/Edit/1']) {
    await page.goto(BLOGS + path)
    await expect(page).toHaveURL(`${BLOGS}/Ban`)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Du kan ikke bruge blogs lige nu' })).toBeVisible()
  await expect(page.getByText(/^Du er lukket ude fra blogs indtil/)).toBeVisible()
  await expectNoViolation(page)
})

test('other members are redirected away from the ban page', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  await page.goto(`${BLOGS}/Ban`)
  await expect(page).toHaveURL(`${BLOGS}/All`)
})
