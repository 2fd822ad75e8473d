import { expect, it } from 'vitest'
import { linkSecret } from './linkSecret'

it.each([
  ['q=ab+cd', 'ab+cd'],
  ['q=ab%20cd%2Bef', 'ab+cd+ef'],
  ['q=', ''],
  ['', ''],
])('reads %j as %j', (search, secret) => {
  expect(linkSecret(new URLSearchParams(search))).toBe(secret)
})
