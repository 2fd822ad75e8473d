// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TabStrip } from './TabStrip'

const tabs = [
  { href: '/A', label: 'First' },
  { href: '/A/B', label: 'Second', holdsChildren: true, count: 3 },
  { href: '/A/C', label: 'Third', count: 0 },
]
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TabStrip label="Area" tabs={tabs} />
    </MemoryRouter>,
  )
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent === 'page')
    .map(({ textContent }) => textContent)

describe('a tab strip', () => {
  it('is a named navigation with the current page marked', () => {
    open('/A')
    expect(screen.getByRole('navigation', { name: 'Area' })).toBeDefined()
    expect(current()).toEqual(['First'])
  })

  it('marks a tab on the pages below it if it holds them', () => {
    open('/A/B/12')
    expect(current()).toEqual(['Second3'])
  })

  it('shows counts, except 0', () => {
    open('/A')
    expect(screen.getByRole('link', { name: /^Second/ }).textContent).toBe('Second3')
    expect(screen.getByRole('link', { name: /^Third/ }).textContent).toBe('Third')
  })
})
