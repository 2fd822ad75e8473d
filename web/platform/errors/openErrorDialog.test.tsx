// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { openErrorDialog } from './openErrorDialog'

it('the error dialog adds no second banner landmark to the page', async () => {
  await renderScreen(<p>{'A page'}</p>)
  act(() => openErrorDialog({ message: 'The file is damaged.', requestId: 'abc' }))
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeDefined()
  expect(screen.getByText(/The file is damaged\..*abc/)).toBeDefined()
  expect(screen.queryByRole('banner')).toBeNull()
})
