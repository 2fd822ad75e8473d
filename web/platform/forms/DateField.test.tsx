// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { formatDateInput } from '#lib/format/dateInput'
import { LOCALES } from '#lib/format/locale'
import { renderScreen } from '#testing/renderScreen'
import { DateField } from './DateField'

const FIRST = { day: 1, month: 1, year: 2026 }
const LAST = { day: 20, month: 12, year: 2026 }

function Field() {
  const [value, setValue] = useState(formatDateInput({ day: 3, month: 12, year: 2026 }, 'sv-SE'))
  return <DateField label="Day" value={value} onChange={setValue} first={FIRST} last={LAST} />
}

describe('the calendar of a date field', () => {
  it('starts its weeks on Monday, ends at its last day, and fills the field', async () => {
    const { user } = await renderScreen(<Field />, { locale: 'sv-SE' })
    await user.click(screen.getByRole('button', { name: 'Välj i kalendern' }))
    const calendar = within(await screen.findByRole('dialog'))
    expect((await calendar.findAllByRole('columnheader')).map((header) => header.textContent)[0]).toMatch(/^m/i)
    expect(calendar.getByRole('button', { name: '21 december 2026' })).toHaveProperty('disabled', true)
    await user.click(calendar.getByRole('button', { name: '14 december 2026' }))
    expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-12-14')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(LOCALES)('names each of its buttons in %s', async (locale) => {
    const { user } = await renderScreen(<Field />, { locale })
    await user.click(screen.getByRole('button', { expanded: false }))
    const calendar = within(await screen.findByRole('dialog'))
    await calendar.findAllByRole('columnheader')
    const unnamed = calendar
      .getAllByRole('button')
      .filter((button) => !button.getAttribute('aria-label') && !button.textContent)
    expect(unnamed).toEqual([])
  })
})
