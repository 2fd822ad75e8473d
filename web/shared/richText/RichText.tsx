import parse, { Element, type HTMLReactParserOptions } from 'html-react-parser'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Prose } from '#ui/layout/Prose'
import { mediumOf, mediumOver, MEDIUM_QUERY } from '#shared/media/mediaLinks'
import { MediaLightbox } from '#shared/media/lightbox/MediaLightbox'
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
  /** HTML from the server; sanitised here again. */
  html: string
  /** The media that the viewer may see; all others are omitted from the text. */
  media: RichText_media$key
}

/**
 * A member's text with pictures and videos in place, which open in a lightbox. Needs the texts `richText` and
 * `media`.
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

/** Returns the media in the order of the text, each once. */
function asTheyStand(html: string, media: RichText_media$data): RichText_media$data {
  // Sanitised, so that only a picture has the attribute.
  const ids = new Set([...html.matchAll(/ data-media-id="(\d+)"/g)].map(([, id]) => Number(id)))
  return [...ids].flatMap((id) => media.find(({ legacyId }) => legacyId === id) ?? [])
}

/** Returns the text with its media and videos in place, without media that the viewer may not see. */
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
