// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { PeriodChooser } from './PeriodChooser'
import { SortSwitch } from './SortSwitch'

const address = () => screen.getByLabelText('Address').textContent

describe('a filter change in the blog lists', () => {
  it.each<[string, ReactNode, string, string]>([
    ['period', <PeriodChooser key="period" />, '14', 'period=14'],
    ['order', <SortSwitch key="order" />, 'activity', 'sort=activity'],
  ])('is a step of its own for Back: the %s', async (_, filter, value, query) => {
    const { user, router } = await renderScreen(filter, { texts: ['blogs'], path: '/Community/Blogs/All' })
    const radio = screen.getAllByRole('radio').find((each) => each.getAttribute('value') === value)
    if (!radio) throw new Error(`No choice ${value}`)
    await user.click(radio)
    await waitFor(() => expect(address()).toBe(`/Community/Blogs/All?${query}`))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/Community/Blogs/All'))
  })
})
