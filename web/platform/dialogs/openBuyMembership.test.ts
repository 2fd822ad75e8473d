import { describe, expect, it, vi } from 'vitest'
import { onOpenBuyMembership, openBuyMembership } from './openBuyMembership'

describe('the buy-membership dialog', () => {
  it('opens once its host is there, and only once', () => {
    openBuyMembership('TAGGED_PROFILES')
    const open = vi.fn()
    onOpenBuyMembership(open)()
    onOpenBuyMembership(open)()
    expect(open).toHaveBeenCalledExactlyOnceWith('TAGGED_PROFILES')
  })

  it('opens for later requests', () => {
    const open = vi.fn()
    const stop = onOpenBuyMembership(open)
    openBuyMembership('CREATE_BLOG')
    openBuyMembership(undefined)
    stop()
    expect(open.mock.calls).toEqual([['CREATE_BLOG'], [undefined]])
  })
})
