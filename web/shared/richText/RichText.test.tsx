// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import { consent, OPEN_COOKIE_PREFERENCES } from '#platform/consent/cookies'
import type { RichTextTestQuery } from './__generated__/RichTextTestQuery.graphql'
import { RichText } from './RichText'

const query = graphql`
  query RichTextTestQuery @preloadable {
    blogEntry(legacyId: 1) {
      html
      media {
        ...RichText_media
      }
    }
  }
`

function Host() {
  const { blogEntry } = useScreenQuery<RichTextTestQuery>(query)
  return blogEntry && <RichText html={blogEntry.html ?? ''} media={blogEntry.media ?? []} />
}

const picture = {
  __typename: 'Picture',
  id: 'P7',
  legacyId: 7,
  title: null,
  status: 'LIVE',
  width: 900,
  height: 600,
  placeholder: '#888',
}
const video = { ...picture, __typename: 'Video', id: 'V8', legacyId: 8, duration: 75, videoUrl: '/media/8/video.mp4' }

const show = (html: string, media: object[] = []) =>
  renderScreen(<Host />, {
    texts: ['richText', 'media'],
    path: '/Community/Blogs/Entry/1',
    query,
    data: { BlogEntry: () => ({ html, media }) },
  })

const answerCookies = (answer: ('necessary' | 'marketing')[]) =>
  act(() => consent.update({ hasTool: true, hasSite: true, answer }))

afterEach(() => answerCookies(['necessary']))

describe('a rich text', () => {
  it('keeps its formatting, and drops scripts, forms and styles', async () => {
    const { container } = await show(
      '<h2 onclick="alert(1)">Sea</h2><p style="color:red">Salt <em>and</em> <script>alert(1)</script>bread</p>' +
        '<img src="x" onerror="alert(1)"><iframe src="https://example.org"></iframe><a href="javascript:alert(1)">Bad</a>' +
        '<form><input></form><div data-video="youtube:&quot;><script>">x</div><svg><script>alert(1)</script></svg>',
    )
    expect((await screen.findByRole('heading', { name: 'Sea' })).attributes).toHaveLength(0)
    expect(screen.getByText('and').tagName).toBe('EM')
    expect(screen.getByText('Bad').getAttribute('href')).toBeNull()
    expect(
      container.querySelector('script, img, iframe, form, input, svg script, [onclick], [onerror], p[style]'),
    ).toBeNull()
  })

  it('follows links to the site itself without reloading', async () => {
    const { user } = await show(`<p><a href="${window.location.origin}/elsewhere">Here</a></p>`)
    await user.click(await screen.findByRole('link', { name: 'Here' }))
    expect(screen.getByLabelText('Address').textContent).toBe('/elsewhere')
  })

  it('shows the pictures that the viewer may see, each linked to its full view', async () => {
    const { container } = await show(
      '<p>One</p><img data-media-id="7" alt="The pier"><img data-media-id="9" alt="Not for you"><p>Two</p>',
      [picture],
    )
    const link = await screen.findByRole('link', { name: 'The pier, show it in full' })
    expect(link.getAttribute('href')).toBe('/Community/Blogs/Entry/1?medium=7')
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(container.textContent).not.toContain('Not for you')
  })

  it('plays its videos in place', async () => {
    const { user, container } = await show('<img data-media-id="8" alt="">', [video])
    await user.click(await screen.findByRole('button', { name: 'Play the video, 1:15' }))
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/media/8/video.mp4')
  })
})

describe('a video of another site', () => {
  const html = '<p>Look</p><div data-video="youtube:dQw4w9WgXcQ"></div><div data-video="vimeo:76979871"></div>'

  it('shows a placeholder without consent, which opens the cookie preferences', async () => {
    const opened = vi.fn()
    window.addEventListener(OPEN_COOKIE_PREFERENCES, opened)
    const { user, container } = await show(html)
    const [place] = await screen.findAllByRole('button', { name: /cannot be displayed because of your current cookie/ })
    expect(container.querySelector('iframe')).toBeNull()
    if (place) await user.click(place)
    expect(opened).toHaveBeenCalledOnce()
    window.removeEventListener(OPEN_COOKIE_PREFERENCES, opened)
  })

  it('appears when consent is granted, and disappears when it is withdrawn', async () => {
    const { container } = await show(html)
    await screen.findByText('Look')
    answerCookies(['necessary', 'marketing'])
    expect(screen.getByTitle('Video from YouTube').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
    expect(screen.getByTitle('Video from Vimeo').getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871/,
    )
    for (const frame of container.querySelectorAll('iframe')) {
      expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
      expect(frame.getAttribute('loading')).toBe('lazy')
    }
    answerCookies(['necessary'])
    expect(container.querySelector('iframe')).toBeNull()
  })

  it('is empty for an unknown name', async () => {
    answerCookies(['necessary', 'marketing'])
    const { container } = await show(
      '<p>Look</p><div data-video="youtube:../../evil"></div><div data-video="other:1"></div>',
    )
    await screen.findByText('Look')
    expect(container.querySelector('iframe')).toBeNull()
  })
})
