// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconFlag, IconHeart } from '@tabler/icons-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi'
import { MemberCard } from './MemberCard'
import type { CardActions } from './memberCardTypes'

const like = vi.fn()
const report = vi.fn()

const actions: CardActions = {
  menuLabel: 'More about Freja',
  closeLabel: 'Close',
  items: [
    { id: 'report', label: 'Report', icon: IconFlag, onSelect: report, danger: true },
    { id: 'like', label: 'Like', icon: IconHeart, onSelect: like, quick: true, pressed: false },
  ],
}

const freja = { name: 'Freja', ages: [34], place: 'Aarhus', href: '/Profile/7', actions }

beforeEach(() => {
  like.mockClear()
  report.mockClear()
})

describe('a member card', () => {
  it('has name, age and online status in one link', () => {
    renderUi(<MemberCard {...freja} onlineLabel="Online now" />)
    const link = screen.getByRole('link', { name: 'Freja 34 Online now' })
    expect(link.getAttribute('href')).toBe('/Profile/7')
  })

  it('shows both ages of a couple, and two pictures', () => {
    const pictures = [{ src: '/a.jpg' }, { src: '/b.jpg' }]
    const { container } = renderUi(<MemberCard name="Ida & Jonas" ages={[38, 42]} pictures={pictures} />)
    expect(screen.getByText('38 & 42')).toBeDefined()
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/a.jpg',
      '/b.jpg',
    ])
  })

  it('describes every mark in words', () => {
    renderUi(<MemberCard {...freja} marks={[{ kind: 'validated', label: 'Validated' }]} />)
    expect(screen.getByRole('img', { name: 'Validated' })).toBeDefined()
  })

  it('has its quick actions and its menu on the keyboard, block and report last', async () => {
    const user = userEvent.setup()
    renderUi(<MemberCard {...freja} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }))
    await user.keyboard('{Enter}')
    expect(like).toHaveBeenCalledOnce()
    await user.tab()
    await user.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Like', 'Report'])
  })

  it.each(['card', 'row'] as const)('as a %s opens the report within two taps on a phone', async (variant) => {
    const user = userEvent.setup()
    renderUi(<MemberCard {...freja} variant={variant} />, { phone: true })
    await user.click(screen.getByRole('button', { name: 'More about Freja' }))
    const sheet = await screen.findByRole('dialog', { name: 'Freja, 34' })
    await user.click(within(sheet).getByRole('button', { name: 'Report' }))
    expect(report).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a long press on a card', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const press = (ms: number, move?: { clientX: number; clientY: number }) => {
    const link = screen.getByRole('link')
    fireEvent.touchStart(link, { touches: [{ clientX: 10, clientY: 10 }] })
    if (move) fireEvent.touchMove(link, { touches: [move] })
    act(() => {
      vi.advanceTimersByTime(ms)
    })
    fireEvent.touchEnd(link)
    fireEvent.click(link)
  }

  it('opens the menu and does not follow the link when the finger lifts', () => {
    renderUi(<MemberCard {...freja} />, { phone: true })
    press(600)
    expect(screen.getByRole('dialog', { name: 'Freja, 34' })).toBeDefined()
    expect(screen.getByLabelText('Address').textContent).toBe('/')
  })

  it('follows the link after a short tap', () => {
    renderUi(<MemberCard {...freja} />, { phone: true })
    press(80)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Address').textContent).toBe('/Profile/7')
  })

  it('does nothing while the page is being scrolled', () => {
    renderUi(<MemberCard {...freja} />, { phone: true })
    press(600, { clientX: 10, clientY: 60 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
