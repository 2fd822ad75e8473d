// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { registerPages } from '#platform/routing/hasPage'
import { BuyMembershipDialog } from './BuyMembershipDialog'

const offer = (currency: string) => ({
  BuyMembershipDialog: () => ({
    heading: 'Write your own blog',
    text: 'Blogs are for members.',
    benefits: ['Write to everybody', 'See who came by'],
    packages: [
      {
        id: 'P0',
        days: 1,
        name: '24 hours',
        price: { amount: 4900, currency },
        pricePerMonth: { amount: 149000, currency },
      },
      {
        id: 'P3',
        days: 90,
        name: '3 months',
        price: { amount: 34900, currency },
        pricePerMonth: { amount: 11633, currency },
      },
    ],
  }),
})

describe('the buy-membership dialog', () => {
  it.each([
    ['DKK', 'kr. 49,00', 'kr. 349,00', 'kr. 116,33 a month'],
    ['NOK', 'kr 49,00', 'kr 349,00', 'kr 116,33 a month'],
    ['SEK', '49,00 kr', '349,00 kr', '116,33 kr a month'],
    ['GBP', '£49.00', '£349.00', '£116.33 a month'],
  ])('shows the prices of the packages in %s', async (currency, day, months, perMonth) => {
    const { asked, answer } = await renderScreen(
      <BuyMembershipDialog feature="CREATE_BLOG" onClose={() => undefined} />,
    )
    expect(asked()).toEqual({ name: 'BuyMembershipDialogQuery', variables: { feature: 'CREATE_BLOG' } })
    await answer(offer(currency))
    const dialog = await screen.findByRole('dialog', { name: 'Write your own blog' })
    const [, packages] = within(dialog).getAllByRole('list')
    const [first, second] = within(packages as HTMLElement).getAllByRole('listitem')
    const words = (item: HTMLElement | undefined) => item?.textContent?.replaceAll('\u00a0', ' ')
    // The day pass has no monthly price.
    expect(words(first)).toBe(`24 hours${day}`)
    expect(words(second)).toBe(`3 months${months}${perMonth}`)
  })

  it('lists what a membership includes and how to buy it', async () => {
    const onClose = vi.fn()
    const { user, answer } = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={onClose} />)
    await answer(offer('DKK'))
    expect(await screen.findByText('See who came by')).toBeDefined()
    expect(screen.getByText(/call us on \+45 00 00 00 00 or write to help@nordlys.example/)).toBeDefined()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('links its packages only when a purchase page exists', async () => {
    registerPages([])
    const first = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={() => undefined} />)
    await first.answer(offer('DKK'))
    expect(await screen.findByText('3 months')).toBeDefined()
    expect(screen.queryByRole('link', { name: /3 months/ })).toBeNull()
    first.unmount()

    registerPages([{ path: '/Membership' }])
    const onClose = vi.fn()
    const next = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={onClose} />)
    await next.answer(offer('DKK'))
    const link = await screen.findByRole('link', { name: /3 months/ })
    expect(link.getAttribute('href')).toBe('/Membership')
    expect(screen.queryByText(/call us on/)).toBeNull()
    await next.user.click(link)
    expect(onClose).toHaveBeenCalledOnce()
    registerPages([])
  })

  it('shows contact details when the offers cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fail } = await renderScreen(<BuyMembershipDialog feature="CREATE_BLOG" onClose={() => undefined} />)
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText(/The offers cannot be shown right now. Call us on \+45/)).toBeDefined()
    vi.restoreAllMocks()
  })
})
