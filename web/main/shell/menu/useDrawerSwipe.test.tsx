// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDrawerSwipe } from './useDrawerSwipe'

type Point = readonly [x: number, y: number]

function touch(type: 'touchstart' | 'touchend', [clientX, clientY]: Point) {
  const event = new Event(type)
  const touches = [{ clientX, clientY }]
  Object.assign(event, type === 'touchstart' ? { touches } : { changedTouches: touches })
  document.dispatchEvent(event)
}

function swipe(opened: boolean, from: Point, to: Point) {
  const setOpened = vi.fn<(opened: boolean) => void>()
  const { unmount } = renderHook(() => useDrawerSwipe(opened, setOpened))
  touch('touchstart', from)
  touch('touchend', to)
  unmount()
  return setOpened.mock.calls.flat()
}

describe('a swipe', () => {
  it.each<[string, boolean, Point, Point, boolean[]]>([
    ['of 75 px from the left edge opens the drawer', false, [10, 300], [85, 310], [true]],
    ['of 74 px does nothing', false, [10, 300], [84, 310], []],
    ['that begins in the middle of the page does nothing', false, [120, 300], [320, 300], []],
    ['more down than sideways is scrolling', false, [10, 100], [100, 300], []],
    ['of 75 px to the left closes the drawer', true, [280, 300], [205, 300], [false]],
    ['of 74 px to the left does not', true, [280, 300], [206, 300], []],
    ['to the right leaves an open drawer open', true, [10, 300], [200, 300], []],
  ])('%s', (_name, opened, from, to, answers) => {
    expect(swipe(opened, from, to)).toEqual(answers)
  })
})
