import parse, { Element, type HTMLReactParserOptions } from 'html-react-parser'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Prose } from '#ui/Prose'
import { mediumOf, mediumOver, MEDIUM_QUERY } from '#shared/media/mediaLinks'
import { MediaLightbox } from '#shared/media/MediaLightbox'
import type { RichText_media$data, RichText_media$key } from './__generated__/RichText_media.graphql'
import { ExternalVideo } from './ExternalVideo'
import classes from './RichText.module.css'
import { RichTextMedium } from './RichTextMedium'
import { sanitizeRichText } from './sanitizeRichText'

const fragment = graphql`
  fragment RichText_media on Media @relay(plural: true) {
    legacyId
    ...RichTextMedium_media
    ...MediaLightbox_media
  }
`

interface RichTextProps {
  /** From the server; it is sanitised again here. */
  html: string
  /** Those of the media that the text names which the reader may see; the others are left out. */
  media: RichText_media$key
}

/**
 * What a member has written, to be read: pictures and videos in their places, which open in full with the others of the
 * text. It needs the texts of `richText` and `media`.
 */
export function RichText({ html, media }: RichTextProps) {
  const all = useFragment(fragment, media)
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const clean = useMemo(() => sanitizeRichText(html), [html])
  const inOrder = useMemo(() => asTheyStand(clean, all), [clean, all])
  const closed = new URLSearchParams(search)
  closed.delete(MEDIUM_QUERY)
  const address = closed.size > 0 ? `${pathname}?${closed}` : pathname
  return (
    <>
      <Prose className={classes.text}>{contentOf(clean, inOrder, address)}</Prose>
      <MediaLightbox
        media={inOrder}
        openId={mediumOf(query)}
        mediaOf={{ onlyListed: true }}
        hrefOf={(medium) => mediumOver(address, medium)}
        closeHref={address}
      />
    </>
  )
}

/** The media of a text in the order in which they stand in it, each once. */
function asTheyStand(html: string, media: RichText_media$data): RichText_media$data {
  const named = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[data-media-id]')
  const ids = new Set([...named].map((each) => Number(each.getAttribute('data-media-id'))))
  return [...ids].flatMap((id) => media.find(({ legacyId }) => legacyId === id) ?? [])
}

/** The text with its media and videos in their places; a medium that the reader may not see has none. */
function contentOf(clean: string, media: RichText_media$data, address: string) {
  const replace: HTMLReactParserOptions['replace'] = (node) => {
    if (!(node instanceof Element)) return undefined
    if (node.name === 'div') return <ExternalVideo name={node.attribs['data-video'] ?? ''} />
    if (node.name !== 'img') return undefined
    const medium = media.find(({ legacyId }) => String(legacyId) === node.attribs['data-media-id'])
    if (!medium) return <></>
    return <RichTextMedium media={medium} alt={node.attribs.alt ?? ''} href={mediumOver(address, medium)} />
  }
  return parse(clean, { replace })
}
