// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUpdateDue, markUpdateFound, watchPageUse } from './newVersion'
import { followTyping, hasUnsavedText, isPageInUse } from './pageUse'

let stop: () => void

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<form><input name="headline"><textarea name="text"></textarea></form>'
  stop = followTyping()
})
afterEach(() => stop())

function type(selector: string, text: string): HTMLTextAreaElement {
  const field = document.querySelector<HTMLTextAreaElement>(selector)
  if (!field) throw new Error(`No ${selector}`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

describe('what is half written', () => {
  it('is a text that nothing keeps', () => {
    expect(hasUnsavedText()).toBe(false)
    type('textarea', 'Hej, vil du')
    expect(hasUnsavedText()).toBe(true)
  })

  it('is no text that the page came with', () => {
    document.querySelector('textarea')!.value = 'Saved long ago'
    expect(hasUnsavedText()).toBe(false)
  })

  it('is no text that a draft keeps, be it inside JSON', () => {
    type('textarea', 'Hun sagde "ja"\nog gik')
    sessionStorage.setItem('draft 7 comment', JSON.stringify({ text: 'Hun sagde "ja"\nog gik' }))
    expect(hasUnsavedText()).toBe(false)
  })

  it('is no text of a field that is empty again or gone', () => {
    type('textarea', 'Hej')
    type('textarea', '')
    type('input', 'Hej').remove()
    expect(hasUnsavedText()).toBe(false)
  })
})

describe('a page in use', () => {
  const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
  const play = (changes: object) => {
    add('<video></video>')
    Object.defineProperties(
      document.querySelector('video')!,
      Object.fromEntries(Object.entries({ paused: false, ...changes }).map(([name, value]) => [name, { value }])),
    )
  }

  it('plays a video', () => {
    play({})
    expect(isPageInUse()).toBe(true)
  })

  it.each([{ paused: true }, { muted: true }])('is not one whose video is %o', (changes) => {
    play(changes)
    expect(isPageInUse()).toBe(false)
  })

  it('has a dialog that asks for something', () => {
    add('<div role="dialog"><a href="/Start">Start</a></div>')
    expect(isPageInUse()).toBe(false)
    add('<div role="dialog"><select></select></div>')
    expect(isPageInUse()).toBe(true)
  })

  it('puts a newer version off', () => {
    watchPageUse(isPageInUse)
    expect(isUpdateDue()).toBe(false)
    markUpdateFound()
    type('textarea', 'Hej, vil du')
    expect(isUpdateDue()).toBe(false)
    type('textarea', '')
    expect(isUpdateDue()).toBe(true)
  })
})
