import { expect, it } from 'vitest'
import { passwordAdvice } from './passwordAdvice'

it.each([
  ['', 'empty'],
  ['nine char', 'short'],
  ['aaaaaaaaaaaa', 'monotone'],
  ['freja-is-here-now', 'containsName'],
  ['ten chars!x', 'fair'],
  ['a bench by the harbour', 'good'],
])('says of %j: %s', (password, advice) => {
  expect(passwordAdvice(password, ['Freja', ''])).toBe(advice)
})
