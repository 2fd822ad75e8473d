// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { useForgetPaidText, usePaidText } from './usePaidText'

function Writing() {
  const { text, field } = usePaidText('QUICK_SCOR_AD', '')
  return (
    <>
      <textarea value={field.value} onChange={field.onChange} />
      <p role="note">{text}</p>
    </>
  )
}

function Paid({ paidAt }: { paidAt: string | null }) {
  useForgetPaidText('QUICK_SCOR_AD', paidAt)
  return null
}

beforeEach(() => {
  window.sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('a text that is paid for', () => {
  it.each([
    ['stays where it was not paid', null, 'Sauna?'],
    ['stays where another one was paid long ago', '2026-03-01T12:00:00Z', 'Sauna?'],
    ['is forgotten once it is paid', '2026-03-05T11:59:00Z', ''],
  ])('%s', async (_name, paidAt, kept) => {
    const writing = await renderScreen(<Writing />)
    await writing.user.type(screen.getByRole('textbox'), 'Sauna?')
    writing.unmount()
    const receipt = await renderScreen(<Paid paidAt={paidAt} />)
    receipt.unmount()
    await renderScreen(<Writing />)
    expect(screen.getByRole('note').textContent).toBe(kept)
  })
})
