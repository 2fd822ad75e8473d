// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRepeatKey } from './useRepeatKey'

it('keeps the key of what is sent again, and gives a changed text and the next one keys of their own', () => {
  const { result } = renderHook(() => useRepeatKey())
  const first = result.current.keyOf({ text: 'Hello' })
  expect(result.current.keyOf({ text: 'Hello' })).toBe(first)
  const changed = result.current.keyOf({ text: 'Hello again' })
  expect(changed).not.toBe(first)
  act(() => result.current.forget())
  expect(result.current.keyOf({ text: 'Hello again' })).not.toBe(changed)
})
