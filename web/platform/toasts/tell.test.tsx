// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { tell } from './tell'
import { showUndoableToast } from './showUndoableToast'

const colourOf = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')?.style.getPropertyValue('--notification-color')

describe('a notification of success', () => {
  it('has the colour of success, not the accent, which is red on a site', async () => {
    await renderScreen(<p />)
    act(() => tell('Saved'))
    act(() => showUndoableToast('Deleted', 'Undo', () => {}))
    expect(await colourOf('Saved')).toContain('positive')
    expect(await colourOf('Deleted')).toContain('positive')
  })
})
