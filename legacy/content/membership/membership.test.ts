import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { membershipBenefits, membershipPitch } from './membership'

describe('the buy-membership dialog', () => {
  it('falls back for a feature it does not know', () => {
    expect(membershipPitch('en-GB', 'toString', facts)).toEqual(membershipPitch('en-GB', 'MembersOnly', facts))
    expect(membershipPitch('en-GB', 'CreateBlog', facts).headline).toBe('Write your own blog')
  })

  it('makes the same promises in every language', () => {
    expect(locales.map((locale) => membershipBenefits(locale).length)).toEqual([4, 4, 4, 4])
  })
})
