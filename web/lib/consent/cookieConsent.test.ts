// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as tool from 'vanilla-cookieconsent'
import { CONSENT_CATEGORIES } from './consent'
import { CONSENT_COOKIE, type CookieConsentTexts, startCookieConsent, storedAnswer } from './cookieConsent'

const TEXTS: CookieConsentTexts = {
  consentModal: { title: 'Cookies', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Only necessary' },
  preferencesModal: {
    title: 'Your choice',
    acceptAllBtn: 'Accept all',
    savePreferencesBtn: 'Save',
    sections: CONSENT_CATEGORIES.map((category) => ({ title: category, linkedCategory: category })),
  },
}

const cookie = (value: string) => `sid=1; ${CONSENT_COOKIE}=${encodeURIComponent(value)}; other=2`

describe('storedAnswer', () => {
  it.each<[string, string, readonly string[] | null]>([
    ['no cookie', '', null],
    ['other cookies', `sid=1; not-${CONSENT_COOKIE}=2`, null],
    ['an empty cookie', `${CONSENT_COOKIE}=`, null],
    ['an answer', cookie('{"categories":["necessary","statistics"]}'), ['necessary', 'statistics']],
    ['unknown categories', cookie('{"categories":["necessary","tracking",5]}'), ['necessary']],
    ['no categories', cookie('{}'), null],
    ['null', cookie('null'), null],
    ['no JSON', cookie('{'), null],
    ['a broken encoding', `${CONSENT_COOKIE}=%E0%A4%A`, null],
  ])('%s', (_, cookies, answer) => {
    expect(storedAnswer(cookies)).toEqual(answer)
  })
})

describe('startCookieConsent', () => {
  afterEach(() => {
    tool.reset(true)
    document.body.innerHTML = ''
  })

  const start = async () => {
    const onAnswer = vi.fn()
    const consentTool = await startCookieConsent({ locale: 'en-GB', texts: TEXTS, side: 'right', onAnswer })
    return { onAnswer, consentTool }
  }

  it('shows the banner, and reports the first answer and every change of it', async () => {
    const { onAnswer } = await start()
    expect(onAnswer).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Only necessary')
    tool.acceptCategory('all')
    expect(onAnswer).toHaveBeenLastCalledWith(CONSENT_CATEGORIES)
    tool.acceptCategory(['preferences'])
    expect(onAnswer).toHaveBeenLastCalledWith(['necessary', 'preferences'])
    tool.acceptCategory([])
    expect(onAnswer).toHaveBeenLastCalledWith(['necessary'])
  })

  it('remembers the answer for the next page', async () => {
    await start()
    tool.acceptCategory(['statistics'])
    expect(storedAnswer(document.cookie)).toEqual(['necessary', 'statistics'])
    tool.reset(false)
    const { onAnswer } = await start()
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(['necessary', 'statistics'])
  })

  it('leaves the focus with the visitor, and returns it there', async () => {
    document.body.innerHTML = '<div id="cookies"></div><input id="name" /><input id="password" />'
    const [name, password] = document.querySelectorAll('input')
    name?.focus()
    vi.useFakeTimers()
    await start()
    expect(document.querySelector('#cookies [role="dialog"]')?.hasAttribute('aria-modal')).toBe(false)
    // The tool waits before it moves the focus.
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    expect(document.activeElement).toBe(name)
    password?.focus()
    const answer = document.querySelector<HTMLElement>('.cm [data-role="necessary"]')
    answer?.focus()
    answer?.click()
    expect(document.documentElement.classList.contains('show--consent')).toBe(false)
    expect(document.activeElement).toBe(password)
  })

  it('does not keep the keyboard inside the banner', async () => {
    await start()
    const last = [...document.querySelectorAll<HTMLElement>('.cm button')].at(-1)
    last?.focus()
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    expect(last?.dispatchEvent(tab)).toBe(true)
    expect(document.activeElement).toBe(last)
  })

  it('lets the preferences take the focus when the visitor opens them, and returns it', async () => {
    document.body.innerHTML = '<button id="open">Cookies</button>'
    const { consentTool } = await start()
    tool.acceptCategory('all')
    tool.hide()
    document.getElementById('open')?.focus()
    consentTool.showPreferences()
    const dialog = document.querySelector('.pm')
    await vi.waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true))
    tool.hidePreferences()
    expect(document.activeElement?.id).toBe('open')
  })

  it('shows the four categories in the preferences', async () => {
    const { consentTool } = await start()
    consentTool.showPreferences()
    const dialog = document.querySelector('[role="dialog"][aria-modal="true"].pm')
    for (const category of CONSENT_CATEGORIES) expect(dialog?.textContent).toContain(category)
    const necessary = dialog?.querySelector<HTMLInputElement>('input[value="necessary"]')
    expect(necessary?.disabled).toBe(true)
  })
})
