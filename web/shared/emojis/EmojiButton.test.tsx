// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { EmojiButton } from './EmojiButton'
import { emojiFiles } from './testing/emojiFiles'

const served: Record<string, unknown> = {
  'shortcodes/emojibase.json': emojiFiles.shortcodes,
  'messages.json': emojiFiles.words,
  'data.json': emojiFiles.emojis,
}

function Host() {
  const [text, setText] = useState('')
  return (
    <>
      <textarea aria-label="Text" value={text} readOnly />
      <EmojiButton onPick={(emoji) => setText((written) => written + emoji)} />
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Add an emoji' })

async function open() {
  const view = await renderScreen(<Host />, { texts: ['richText'] })
  await view.user.click(button())
  return view
}

describe('the emoji button', () => {
  const serve = vi.fn(async (address: string) => {
    const name = Object.keys(served).find((ending) => address.includes(ending))
    return Response.json(name ? served[name] : null, { status: name ? 200 : 404 })
  })
  beforeEach(() => {
    vi.stubGlobal('fetch', serve)
    return () => vi.unstubAllGlobals()
  })

  it('loads the emojis from this site, shows the recent ones, and remembers the picked one', async () => {
    const { user, answer, asked } = await open()
    await screen.findByRole('searchbox', { name: 'Search emojis' })
    expect(serve.mock.calls.every(([address]) => address.startsWith('/'))).toBe(true)

    await answer({ Viewer: () => ({ recentEmojis: ['wave', 'no_longer_known', 'grinning_face'] }) })
    await user.click(await screen.findByRole('button', { name: '😀' }))
    expect(screen.getByLabelText('Text')).toHaveProperty('value', '😀')
    expect(asked()).toEqual({ name: 'useRecentEmojisAddMutation', variables: { input: { shortname: 'grinning' } } })
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('works when the recent emojis cannot be loaded', async () => {
    const { fail } = await open()
    await screen.findByRole('searchbox', { name: 'Search emojis' })
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(screen.getByRole('searchbox', { name: 'Search emojis' })).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Recently used' })).toBeNull()
  })
})
