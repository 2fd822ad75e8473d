// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/WriteNewsScreenQuery.graphql'
import { WriteNewsScreen } from './WriteNewsScreen'

beforeEach(() => sessionStorage.clear())

const DESK = '/Admin/News'
const LANGUAGES = ['DA_DK', 'EN_GB', 'NB_NO', 'SV_SE'] as const

const news = (fields: object = {}) => ({
  __typename: 'StaffNews',
  id: 'news-5',
  legacyId: 5,
  revision: 3,
  kind: 'BREAKING_NEWS',
  state: 'RUNNING',
  isForAllSites: false,
  texts: LANGUAGES.map((locale) => ({ locale, title: `Title ${locale}`, text: `Text ${locale}` })),
  path: null,
  startsAt: '2026-11-20T10:00:34.123Z',
  endsAt: null,
  ...fields,
})

interface Setup {
  kind?: 'BreakingNews' | 'Ticker'
  edited?: object | null
}

function open({ kind = 'BreakingNews', edited }: Setup = {}) {
  const edits = edited !== undefined
  return renderScreen(<WriteNewsScreen />, {
    texts: ['news', 'staff', 'gatherings', 'richText'],
    path: edits ? `${DESK}/5` : `${DESK}/Create/${kind}`,
    route: edits ? `${DESK}/:id` : `${DESK}/Create/:kind`,
    viewer: { roleLevel: 'SUPPORT' },
    site: { languages: [...LANGUAGES] },
    query,
    variables: { news: edits ? 5 : 0, edits },
    data: { Viewer: () => ({ staffNewsItem: edited ?? null }) },
  })
}

type User = Awaited<ReturnType<typeof open>>['user']

const box = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })
const language = (name: RegExp) => screen.getByRole('radio', { name })

/** Puts a text into a field at once, because each key renders the whole form. */
async function put(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

async function fillTicker(user: User) {
  for (const [name, words] of [
    ['Danish', 'Fest'],
    ['English', 'Party'],
    ['Norwegian', 'Fest!'],
    ['Swedish', 'Fest.'],
  ] as const) {
    await user.click(language(new RegExp(`^${name}`)))
    await put(user, await box(`Line in ${name}`), words)
  }
}

// Each field renders the whole form, which takes long on a busy machine.
describe('new news', { timeout: 60_000 }, () => {
  it('are shown to everybody once that is confirmed, with the number of sites', async () => {
    const { user, asked, answer, environment } = await open({ kind: 'Ticker' })
    expect(await screen.findByText('Still missing: Danish, English, Norwegian, Swedish')).toBeDefined()
    await fillTicker(user)
    expect(screen.queryByText(/Still missing/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: /^On all 3 sites/ }))
    await put(user, await box('Where it leads (optional)'), `${window.location.origin}/Support?q=1`)
    const before = environment.mock.getAllOperations().length
    await user.click(press('Save'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Show it to everybody now?' }))
    expect(dialog.getByText(/on all 3 sites/)).toBeDefined()
    expect(environment.mock.getAllOperations()).toHaveLength(before)
    await user.click(dialog.getByRole('button', { name: 'Show it' }))
    await waitFor(() => expect(asked().name).toBe('useSaveNewsCreateMutation'))
    expect(asked().variables).toMatchObject({
      input: {
        kind: 'TICKER',
        content: {
          isForAllSites: true,
          texts: [
            { locale: 'DA_DK', title: null, text: 'Fest' },
            { locale: 'EN_GB', title: null, text: 'Party' },
            { locale: 'NB_NO', title: null, text: 'Fest!' },
            { locale: 'SV_SE', title: null, text: 'Fest.' },
          ],
          path: '/Support?q=1',
          startsAt: null,
          endsAt: null,
        },
      },
    })
    await answer({ CreateNewsPayload: () => ({ news: { id: 'news-6', legacyId: 6 }, userErrors: [] }) })
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(DESK))
  })

  it('are not sent where the answer is no, or where they begin later, without the question', async () => {
    const { user, asked, environment } = await open({ kind: 'Ticker' })
    await fillTicker(user)
    const before = environment.mock.getAllOperations().length
    await user.click(press('Save'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(environment.mock.getAllOperations()).toHaveLength(before)
    const from = within(screen.getByRole('group', { name: 'From' }))
    await put(user, from.getByRole('textbox', { name: 'From' }), '21112099')
    await put(user, from.getByRole('textbox', { name: 'Time' }), '1930')
    await user.click(press('Save'))
    await waitFor(() => expect(asked().name).toBe('useSaveNewsCreateMutation'))
    const { startsAt } = (asked().variables as { input: { content: { startsAt: string } } }).input.content
    expect(new Date(startsAt)).toEqual(new Date(2099, 10, 21, 19, 30))
  })

  it('show the first language that lacks something, and say so at its fields', async () => {
    const { user, environment } = await open()
    await put(user, await box('Title in Danish'), 'Hej')
    await put(user, await box('Text in Danish'), '**Fed** <b>x</b>')
    const preview = within(screen.getByRole('region', { name: 'Preview of the dialog' }))
    expect(preview.getByRole('heading', { name: 'Hej' })).toBeDefined()
    await waitFor(() => expect(preview.getByText('Fed').tagName).toBe('STRONG'))
    expect(preview.getByText(/<b>x<\/b>/)).toBeDefined()
    const before = environment.mock.getAllOperations().length
    await user.click(press('Save'))
    expect(await box('Title in English')).toBe(document.activeElement)
    expect(screen.getByText('Write a title.')).toBeDefined()
    await user.click(language(/^Danish/))
    await put(user, await box('Title in Danish'), 'Hej igen')
    expect(await box('Title in Danish')).toHaveProperty('value', 'Hej igen')
    expect(environment.mock.getAllOperations()).toHaveLength(before)
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example/'])(
    'lead to no other place, such as %s',
    async (path) => {
      const { user, environment } = await open({ kind: 'Ticker' })
      await fillTicker(user)
      await put(user, await box('Where it leads (optional)'), path)
      expect(screen.queryByRole('link', { name: 'Fest.' })).toBeNull()
      const before = environment.mock.getAllOperations().length
      await user.click(press('Save'))
      expect(await screen.findByText('Write a page of this site, such as /Support.')).toBeDefined()
      expect(environment.mock.getAllOperations()).toHaveLength(before)
    },
  )

  it('say what the server refuses at the text concerned', async () => {
    const { user, answer } = await open({ kind: 'Ticker' })
    await fillTicker(user)
    await user.click(language(/^Danish/))
    await user.click(press('Save'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show it' }))
    const userErrors = [{ code: 'TOO_LONG', message: 'Write less', field: ['content', 'texts', '2', 'text'] }]
    await answer({ CreateNewsPayload: () => ({ news: null, userErrors }) })
    expect(await screen.findByText('Write less')).toBeDefined()
    expect(await box('Line in Norwegian')).toHaveProperty('value', 'Fest!')
  })

  it('are kept over a reload until they are saved', async () => {
    const first = await open()
    await put(first.user, await box('Title in Danish'), 'Hej')
    first.unmount()
    await open()
    expect(await box('Title in Danish')).toHaveProperty('value', 'Hej')
    expect(screen.getByText('We kept what you wrote last time.')).toBeDefined()
  })
})

describe('news that runs', { timeout: 60_000 }, () => {
  it('keep their beginning, and ask before they are shown again', async () => {
    const { user, asked } = await open({ edited: news() })
    await put(user, await box('Title in Danish'), 'Rettet')
    expect(screen.queryByRole('group', { name: 'From' })).toBeNull()
    expect(screen.getByRole('radio', { name: /^On all 3 sites/ })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: 'Show it again to everybody' }))
    await user.click(press('Save'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Show it to everybody again?' })).getByRole('button', {
        name: 'Show it',
      }),
    )
    await waitFor(() => expect(asked().name).toBe('useSaveNewsEditMutation'))
    expect(asked().variables).toMatchObject({
      input: { id: 'news-5', revision: 3, showAgain: true, content: { startsAt: null, isForAllSites: false } },
    })
  })

  it('show in a conflict where the versions differ, and go on with either', async () => {
    const { user, asked, answer } = await open({ edited: news() })
    await put(user, await box('Title in Danish'), 'Mine')
    await user.click(press('Save'))
    await waitFor(() => expect(asked().name).toBe('useSaveNewsEditMutation'))
    const userErrors = [{ code: 'EDIT_CONFLICT', message: 'Changed elsewhere', field: null }]
    await answer({ EditNewsPayload: () => ({ news: null, userErrors }) })
    expect(asked().name).toBe('useLatestNewsQuery')
    const texts = LANGUAGES.map((locale) => ({ locale, title: `Theirs ${locale}`, text: `Text ${locale}` }))
    await answer({ Viewer: () => ({ staffNewsItem: news({ revision: 4, texts }) }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }))
    expect(dialog.getByText('Theirs DA_DK')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(asked().variables).toMatchObject({ input: { revision: 4 } }))
  })

  it('are only read once they are over, and not found elsewhere', async () => {
    const { unmount } = await open({ edited: news({ state: 'ENDED', endsAt: '2026-11-21T10:00:00Z' }) })
    expect(await screen.findByText('This has ended and cannot be changed any more.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Title DA_DK' })).toBeDefined()
    unmount()
    await open({ edited: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'This news is not here' })).toBeDefined()
  })
})
