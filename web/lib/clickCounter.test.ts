// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { onNthClick } from './clickCounter'

beforeEach(() => {
  document.body.innerHTML = '<button type="button">One</button><p>Two</p>'
})

function click(times: number): void {
  for (let index = 0; index < times; index += 1) {
    document.querySelector<HTMLElement>(index % 2 ? 'p' : 'button')?.click()
  }
}

it('calls back at the 14th click anywhere, once', () => {
  const callback = vi.fn()
  onNthClick(callback)
  click(13)
  expect(callback).not.toHaveBeenCalled()
  click(1)
  expect(callback).toHaveBeenCalledOnce()
  click(20)
  expect(callback).toHaveBeenCalledOnce()
})

it('counts clicks whose handlers stop the event', () => {
  const callback = vi.fn()
  onNthClick(callback, 2)
  document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation())
  click(2)
  expect(callback).toHaveBeenCalledOnce()
})

it('stops counting after the stop function', () => {
  const callback = vi.fn()
  const stop = onNthClick(callback, 3)
  click(2)
  stop()
  click(5)
  expect(callback).not.toHaveBeenCalled()
})
