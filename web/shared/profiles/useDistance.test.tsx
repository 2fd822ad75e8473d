// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { useDistance } from './useDistance'

function Sample() {
  const { away, within, withinOf } = useDistance()
  return <p>{[away(12), within(25), withinOf(25, '8000')].join(' | ')}</p>
}

it.each([
  ['da-DK', '12 km herfra | Inden for 25 km | Inden for 25 km af 8000'],
  ['nb-NO', '12 km unna | Innen 25 km | Innen 25 km fra 8000'],
  ['sv-SE', '12 km bort | Inom 25 km | Inom 25 km från 8000'],
  ['en-GB', '7 miles away | Within 16 miles | Within 16 miles of 8000'],
] as const)('formats distances in %s', async (locale, text) => {
  await renderScreen(<Sample />, { locale, viewer: { profileType: 'COUPLE' } })
  expect(screen.getByText((shown) => shown.replaceAll('\u00A0', ' ') === text)).toBeDefined()
})
