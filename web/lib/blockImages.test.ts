// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blockImages } from './blockImages'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><a href="/x"><picture><source /><img alt="" /></picture></a>'
  stop = blockImages()
})
afterEach(() => stop())

/** Whether the browser performs the event's default action. */
function goesOn(type: string, selector: string): boolean {
  return document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })) ?? false
}

describe.each(['contextmenu', 'dragstart'])('%s', (type) => {
  it.each([
    ['img', false],
    ['picture', false],
    ['p', true],
    ['a', true],
  ])('on %s is allowed: %s', (selector, expected) => {
    expect(goesOn(type, selector)).toBe(expected)
  })

  it('is blocked on an image whose handler stops the event', () => {
    document.querySelector('img')?.addEventListener(type, (event) => event.stopPropagation())
    expect(goesOn(type, 'img')).toBe(false)
  })

  it('is allowed after the stop function', () => {
    stop()
    expect(goesOn(type, 'img')).toBe(true)
  })
})

it('leaves clicks on images alone', () => {
  expect(goesOn('click', 'img')).toBe(true)
})
