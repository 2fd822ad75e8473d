// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { graphql } from 'relay-runtime'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { ManagedMediaTestQuery } from './__generated__/ManagedMediaTestQuery.graphql'
import { ManagedMedia } from './ManagedMedia'

const query = graphql`
  query ManagedMediaTestQuery @preloadable {
    viewer {
      profilePictures {
        ...ManagedMedia_media
      }
    }
  }
`

const picture = (id: string, title: string | null) => ({ id, legacyId: id.length, status: 'LIVE', title })

async function show(sorted = vi.fn(async () => true)) {
  const changed = vi.fn()
  function Host() {
    const { viewer } = useScreenQuery<ManagedMediaTestQuery>(query)
    return (
      <ManagedMedia
        media={viewer.profilePictures ?? []}
        label="Mine"
        place={{ name: 'media' }}
        onSort={sorted}
        onChanged={changed}
      />
    )
  }
  const view = await renderScreen(<Host />, {
    texts: ['media'],
    query,
    data: { Viewer: () => ({ profilePictures: [picture('a', 'Rain'), picture('b', null), picture('c', 'Sun')] }) },
  })
  await screen.findByRole('list', { name: 'Mine' })
  return { ...view, changed }
}

describe('the member’s own media items', () => {
  it('are selected one by one, and deleted together after a confirmation', async () => {
    const { user, asked, answer, changed } = await show()
    await user.click(screen.getByRole('checkbox', { name: 'Select Rain' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Picture 2' }))
    const bar = within(screen.getByRole('region', { name: 'What to do with the selected ones' }))
    expect(bar.getByRole('status').textContent).toBe('2 selected')
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete these 2?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(asked()).toEqual({ name: 'useDeleteMediaMutation', variables: { input: { mediaIds: ['a', 'b'] } } })
    await answer({ DeleteMediaPayload: () => ({ deletedMediaIds: ['a', 'b'], userErrors: [] }) })
    expect(changed).toHaveBeenCalledOnce()
    expect(screen.queryByRole('region', { name: 'What to do with the selected ones' })).toBeNull()
  })

  it('can each be moved by their handle', async () => {
    await show()
    expect(screen.getByRole('button', { name: 'Move Sun' })).toBeDefined()
  })

  it('are given a title', async () => {
    const { user, asked } = await show()
    await user.click(screen.getByRole('button', { name: 'Open Picture 2' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your picture' }))
    await user.type(sheet.getByRole('textbox', { name: 'Title' }), 'Snow')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toEqual({ input: { mediaId: 'b', title: 'Snow' } })
  })
})
