import { Portal } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import Lightbox, { type Slide } from 'yet-another-react-lightbox'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { LikesSheet } from '#shared/likes/LikesSheet'
import type { LightboxView_media$data, LightboxView_media$key } from './__generated__/LightboxView_media.graphql'
import { LightboxBar } from './LightboxBar'
import classes from './LightboxView.module.css'
import { useModalPage } from './useModalPage'

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

const fragment = graphql`
  fragment LightboxView_media on Media @relay(plural: true) {
    __typename
    id
    title
    owner {
      id
      name
    }
    width
    height
    url(size: GALLERY)
    full: url(size: FULL)
    ... on Video {
      videoUrl
    }
    ...LightboxBar_media
  }
`

/** The longer side of the delivered size, in pixels. */
const GALLERY_SIDE = 960
/** Milliseconds per slide. */
const SLIDE_MS = 5000

/** Draws the buttons for what else can be done with the item that has a global id. Dialogs stand outside of them. */
export type LightboxActions = (id: string) => ReactNode

interface LightboxViewProps {
  media: LightboxView_media$key
  index: number
  likable: boolean
  renderActions?: LightboxActions
  onShow: (index: number) => void
  onClose: () => void
}

/** The lightbox with arrow keys, swipe, zoom, videos and slideshow; details and actions stand below. */
export function LightboxView({ media, index, likable, renderActions, onShow, onClose }: LightboxViewProps) {
  const { t } = useTranslation('media')
  const items = useFragment(fragment, media)
  const slides = useSteadySlides(items, index)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'likes' | 'report' | null>(null)
  const closeDialog = () => setDialog(null)
  useModalPage()
  const current = items[index]
  return (
    <Portal>
      <div ref={setHost} />
      {host && (
        <Lightbox
          open
          close={onClose}
          index={index}
          slides={slides.map((item) => slideOf(item, item.title ?? t('tile.picture')))}
          plugins={[Slideshow, Video, Zoom]}
          portal={{ root: host }}
          className={classes.lightbox}
          carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
          animation={{ fade: 180, swipe: 260, navigation: 180 }}
          controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
          slideshow={{ delay: SLIDE_MS }}
          zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
          video={{ controls: true, playsInline: true, preload: 'metadata', controlsList: 'nodownload' }}
          on={{ view: ({ index: shown }) => onShow(shown) }}
          render={{
            buttonPrev: index === 0 ? () => null : undefined,
            buttonNext: index === items.length - 1 ? () => null : undefined,
            controls: () =>
              current && (
                <LightboxBar
                  media={current}
                  likable={likable}
                  actions={renderActions?.(current.id)}
                  onShowLikes={() => setDialog('likes')}
                  onReport={() => setDialog('report')}
                />
              ),
          }}
          labels={{
            Previous: t('lightbox.previous'),
            Next: t('lightbox.next'),
            Close: t('lightbox.close'),
            Play: t('lightbox.play'),
            Pause: t('lightbox.pause'),
            'Zoom in': t('lightbox.zoomIn'),
            'Zoom out': t('lightbox.zoomOut'),
            Lightbox: t('lightbox.label'),
            Carousel: t('lightbox.carousel'),
            Slide: t('lightbox.slide'),
            'Photo gallery': t('lightbox.label'),
            '{index} of {total}': t('lightbox.position', { index: '{index}', total: '{total}' }),
          }}
        />
      )}
      {/* Outside the lightbox, so that its keys do not act on the dialogs. */}
      {current && dialog === 'likes' && <LikesSheet id={current.id} onClose={closeDialog} />}
      {current?.owner && dialog === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog item={{ id: current.id, kind: 'media', name: current.owner.name }} onClose={closeDialog} />
        </Suspense>
      )}
    </Portal>
  )
}

type Items = LightboxView_media$data

/** Renewed addresses count from the next slide on: nothing is loaded again while somebody looks at it. */
function useSteadySlides(items: Items, index: number): Items {
  const [steady, setSteady] = useState({ items, index })
  const isSteady =
    steady.index === index &&
    steady.items.length === items.length &&
    steady.items.every(({ id }, place) => id === items[place]?.id)
  if (!isSteady) setSteady({ items, index })
  return isSteady ? steady.items : items
}

function slideOf(item: LightboxView_media$data[number], alt: string): Slide {
  const { width, height } = item
  if (item.videoUrl) {
    return {
      type: 'video',
      width,
      height,
      poster: item.url,
      disablePictureInPicture: true,
      sources: [{ src: item.videoUrl, type: 'video/mp4' }],
    }
  }
  const { full } = item
  const share = Math.min(1, GALLERY_SIDE / Math.max(width, height, 1))
  return {
    src: full,
    alt,
    width,
    height,
    srcSet: [
      { src: item.url, width: Math.round(width * share), height: Math.round(height * share) },
      { src: full, width, height },
    ],
  }
}
