// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { rememberSection } from './lastSections'

beforeEach(() => sessionStorage.clear())

const stored = () => sessionStorage.getItem('last-sections')

describe('the sections that a tab has shown', () => {
  it('are stored without addresses, the last one first', () => {
    rememberSection('/Mail/981')
    rememberSection('/search/Newest')
    rememberSection('/Mail')
    expect(stored()).toBe('["mail","search"]')
  })

  it('are three at most', () => {
    for (const path of ['/Start', '/Mail', '/Search', '/Community/Blogs/42']) rememberSection(path)
    expect(stored()).toBe('["blogs","search","mail"]')
  })

  it.each(['/Profile/4711', '/Notes', '/Blacklist', '/Settings', '/', '/Mailbox'])('leave out %s', (path) => {
    rememberSection(path)
    expect(stored()).toBeNull()
  })

  it('are forgotten at log-out', () => {
    rememberSection('/Mail')
    forgetKeptTexts()
    expect(sessionStorage).toHaveLength(0)
  })
})
