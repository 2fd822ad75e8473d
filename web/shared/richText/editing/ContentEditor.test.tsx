// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query, { type ContentEditorTestQuery } from './__generated__/ContentEditorTestQuery.graphql'
import { ContentEditor } from './ContentEditor'
import { useKnownMedia } from './editableMedia'

// Loads the lazy parts of the editor first, which takes long on a busy machine.
beforeAll(() => import('./MediaEditorBox'), 60_000)

const picture = { __typename: 'Picture', legacyId: 7, id: 'p7', title: null, status: 'LIVE', width: 30, height: 20 }

function Host({ html }: { html: string }) {
  const { fileArchive } = useLazyLoadQuery<ContentEditorTestQuery>(
    graphql`
      query ContentEditorTestQuery {
        viewer {
          fileArchive {
            edges {
              node {
                ...editableMedia_media
              }
            }
          }
        }
      }
    `,
    {},
  ).viewer
  const media = useKnownMedia(fileArchive?.edges.map(({ node }) => node) ?? [], false)
  const [value, setValue] = useState(html)
  return (
    <>
      <ContentEditor label="Text" value={value} onChange={setValue} media={media} />
      <output aria-label="Written">{value}</output>
    </>
  )
}

async function open(html: string) {
  const view = await renderScreen(<Host html={html} />, {
    texts: ['richText', 'media'],
    query,
    data: { MediaConnection: () => ({ edges: [{ node: picture }] }) },
  })
  await screen.findByRole('textbox', { name: 'Text' })
  return view
}

/** The editor keeps an empty line after a block at the end. */
const written = () => screen.getByLabelText('Written').textContent.replace(/<p><\/p>$/, '')
const medium = (name: string) => screen.findByRole('group', { name })

/** jsdom has no clipboard, so the event carries the pasted text. */
async function paste(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Text' })
  const clipboardData = {
    getData: (type: string) => (type === 'text/plain' ? text : ''),
    types: ['text/plain'],
    files: [],
  }
  await act(async () => fireEvent.paste(field, { clipboardData }))
}

describe('media in a text', () => {
  it('keep their place, and are saved unchanged', async () => {
    const { user } = await open('<p>One</p><img data-media-id="7" alt="A dog"><p>Two</p>')
    const words = within(await medium('Picture: A dog')).getByRole('textbox', { name: 'What it shows, in words' })
    await user.type(words, ' in a boat')
    expect(written()).toBe('<p>One</p><img data-media-id="7" alt="A dog in a boat"><p>Two</p>')
  })

  it('can be moved and deleted', async () => {
    const { user } = await open('<p>One</p><img data-media-id="7" alt="A dog"><p>Two</p>')
    await user.click(within(await medium('Picture: A dog')).getByRole('button', { name: 'Move up' }))
    expect(written()).toBe('<img data-media-id="7" alt="A dog"><p>One</p><p>Two</p>')
    await user.click(within(await medium('Picture: A dog')).getByRole('button', { name: 'Move down' }))
    await user.click(within(await medium('Picture: A dog')).getByRole('button', { name: 'Move down' }))
    expect(written()).toBe('<p>One</p><p>Two</p><img data-media-id="7" alt="A dog">')
    await user.click(within(await medium('Picture: A dog')).getByRole('button', { name: 'Take it out of the text' }))
    expect(written()).toBe('<p>One</p><p>Two</p>')
  })

  it('are loaded when unknown, and marked when deleted', async () => {
    const { answer, asked } = await open('<img data-media-id="9" alt="Old">')
    expect(asked()).toEqual({ name: 'MediaViewQuery', variables: { legacyId: 9 } })
    await answer({ Query: () => ({ media: null }) })
    expect(await screen.findByText('This one is gone, or you may not use it here.')).toBeDefined()
  })

  it('exclude pictures of other sites', async () => {
    await open('<p>Hi</p><img src="https://example.com/x.png" alt="x">')
    expect((await screen.findByRole('textbox', { name: 'Text' })).querySelector('img[src]')).toBeNull()
  })
})

describe('videos of other sites', () => {
  it('are kept unchanged, and do not play without consent', async () => {
    const { user } = await open('<div data-video="youtube:dQw4w9WgXcQ"></div><p>Two</p>')
    const video = await medium('Video from YouTube')
    expect(video.querySelector('iframe')).toBeNull()
    expect(within(video).getByText(/current cookie settings/)).toBeDefined()
    await user.click(within(video).getByRole('button', { name: 'Move down' }))
    expect(written()).toBe('<p>Two</p><div data-video="youtube:dQw4w9WgXcQ"></div>')
  })

  it('are inserted from a pasted or entered address', async () => {
    const { user } = await open('<p></p>')
    await paste('https://youtu.be/dQw4w9WgXcQ')
    expect(written()).toContain('<div data-video="youtube:dQw4w9WgXcQ"></div>')
    await user.click(screen.getByRole('button', { name: 'Add a video from YouTube or Vimeo' }))
    const address = await screen.findByRole('textbox', { name: 'The video’s address' })
    await user.type(address, 'https://example.com/1{Enter}')
    expect(await screen.findByText('That is not a video from YouTube or Vimeo.')).toBeDefined()
    await user.clear(address)
    await user.type(address, 'vimeo.com/76979871{Enter}')
    expect(written()).toContain('<div data-video="vimeo:76979871"></div>')
  })
})
