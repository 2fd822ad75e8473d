// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOCALES } from '#lib/format/locale'
import { GraphError, type GraphErrorBody } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { useReportError } from './useReportError'

function Reporter({ cause }: { cause: Error | readonly GraphErrorBody[] }) {
  const report = useReportError()
  return <button onClick={() => report(cause)}>Fail</button>
}

async function fail(cause: Error | readonly GraphErrorBody[], locale?: (typeof LOCALES)[number]) {
  await renderScreen(<Reporter cause={cause} />, { locale })
  act(() => screen.getByRole('button', { name: 'Fail' }).click())
}

const GENERIC = {
  'en-GB': 'An error occurred. Please try again.',
  'da-DK': 'Der opstod en fejl. Prøv igen.',
  'nb-NO': 'Det oppstod en feil. Prøv igjen.',
  'sv-SE': 'Ett fel uppstod. Försök igen.',
}

let stop = () => {}
afterEach(() => stop())

describe('a fault', () => {
  it.each(LOCALES)('is described in %s', async (locale) => {
    await fail(new GraphError('UPSTREAM_ERROR'), locale)
    expect(await screen.findByText(GENERIC[locale])).toBeDefined()
  })

  it('never shows the text of the server', async () => {
    await fail([{ message: 'relation "profile" does not exist', extensions: { code: 'UPSTREAM_ERROR' } }])
    expect(await screen.findByText(GENERIC['en-GB'])).toBeDefined()
    expect(screen.queryByText(/relation/)).toBeNull()
  })

  it('of the network promises that nothing typed is lost', async () => {
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/What you have written is still here/)).toBeDefined()
  })

  it('of the rate limit asks for patience', async () => {
    await fail([{ message: '', extensions: { code: 'RATE_LIMITED' } }])
    expect(await screen.findByText(/Wait a little/)).toBeDefined()
  })

  it('of an unknown kind is described in general words', async () => {
    await fail(new TypeError('x is undefined'))
    expect(await screen.findByText(GENERIC['en-GB'])).toBeDefined()
  })

  it.each([
    ['a failed request', new GraphError('MEMBERS_ONLY', { feature: 'CREATE_BLOG' })],
    [
      'an error in the answer',
      [{ message: '', extensions: { code: 'MEMBERS_ONLY', feature: 'CREATE_BLOG' as const } }],
    ],
  ])('for members only opens the dialog with its feature: %s', async (_name, cause) => {
    const opened = vi.fn()
    stop = onOpenBuyMembership(opened)
    await fail(cause)
    expect(opened).toHaveBeenCalledExactlyOnceWith('CREATE_BLOG')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
