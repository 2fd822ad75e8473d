// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFollowingSections } from './useFollowingSections'

let idle: (() => void)[] = []
const scrollTo = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
})

afterEach(() => vi.unstubAllGlobals())

function Count() {
  return <p>{useFollowingSections(6)}</p>
}

function takeOver() {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Count />)
  expect(container.textContent).toBe('3')
  return render(<Count />, { container, hydrate: true })
}

test('a page that the browser draws has all of them', () => {
  render(<Count />)
  expect(screen.getByText('6')).toBeDefined()
  expect(idle).toEqual([])
})

test('of a page that came drawn, the others follow one by one when the browser is idle', async () => {
  const { container } = takeOver()
  expect(container.textContent).toBe('3')
  for (const count of [4, 5, 6]) {
    await act(async () => idle.pop()?.())
    expect(container.textContent).toBe(String(count))
  }
  expect(idle).toEqual([])
})

test('all of them follow as soon as somebody scrolls', async () => {
  const { container } = takeOver()
  await act(async () => window.dispatchEvent(new Event('scroll')))
  expect(container.textContent).toBe('6')
})

test('a page that is reloaded further down has all of them at once, and stays where it was', () => {
  vi.stubGlobal('scrollY', 4000)
  const { container } = takeOver()
  expect(container.textContent).toBe('6')
  expect(scrollTo.mock.calls).toEqual([[0, 4000]])
})
