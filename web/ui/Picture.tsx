import { useState, type ReactNode } from 'react'
import classes from './Picture.module.css'
import { useComesDrawn } from './useComesDrawn'

export interface PictureSource {
  src: string
  srcSet?: string
  /** A colour, or the address of a tiny picture that is shown blurred until the picture has loaded. */
  placeholder?: string
  /** The focal point for cropping, each coordinate from 0 to 1. */
  focus?: { x: number; y: number }
}

interface PictureProps {
  source?: PictureSource
  /** Empty where the text beside the picture says the same. */
  alt: string
  /** CSS aspect ratio. */
  ratio?: string
  /** Displayed width, for the browser's choice from `srcSet`. */
  sizes?: string
  /** For pictures that are visible when the page opens; all others load lazily. */
  eager?: boolean
  /** Shown without a picture, or when loading fails. */
  fallback?: ReactNode
  className?: string
}

function placeholderStyle(placeholder: string | undefined) {
  if (!placeholder) return undefined
  const address = /^(data:|https?:|\/)/.test(placeholder)
  return address ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder }
}

/** The address without its query: a picture stays on screen while its renewed address loads. */
function fileOf(src: string): string {
  return src.split('?', 1)[0] ?? src
}

/** A picture in a frame of fixed shape, which reserves the space and crops around the focal point. */
export function Picture({ source, alt, ratio = '4 / 5', sizes, eager = false, fallback, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const usable = source && source.src !== failedSrc ? source : undefined

  return (
    <span className={`${classes.frame} ${className ?? ''}`} style={{ aspectRatio: ratio }}>
      {usable ? (
        <>
          <span className={classes.placeholder} style={placeholderStyle(usable.placeholder)} />
          <LoadingImage
            key={fileOf(usable.src)}
            source={usable}
            alt={alt}
            sizes={sizes}
            eager={eager}
            onFail={() => setFailedSrc(usable.src)}
          />
        </>
      ) : (
        <span className={classes.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {fallback}
        </span>
      )}
    </span>
  )
}

interface LoadingImageProps {
  source: PictureSource
  alt: string
  sizes?: string
  eager: boolean
  onFail: () => void
}

function LoadingImage({ source, alt, sizes, eager, onFail }: LoadingImageProps) {
  // One that came with the page is seen as it loads: fading in would take scripts.
  const [loaded, setLoaded] = useState(useComesDrawn())
  const { x, y } = source.focus ?? { x: 0.5, y: 0.35 }
  return (
    <img
      // Cached pictures may be complete before React adds the listener.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setLoaded(true)
      }}
      className={classes.image}
      data-loaded={loaded}
      src={source.src}
      srcSet={source.srcSet}
      sizes={sizes}
      alt={alt}
      draggable={false}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      onLoad={() => setLoaded(true)}
      onError={onFail}
    />
  )
}
