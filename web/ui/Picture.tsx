import { useState, type ReactNode } from 'react'
import classes from './Picture.module.css'

/** What is known of a picture before and after it arrives. */
export interface PictureSource {
  src: string
  srcSet?: string
  /** A colour, or the address of a tiny picture that is shown blurred until the real one is here. */
  placeholder?: string
  /** The point that stays in view when the picture is cropped, each from 0 to 1. */
  focus?: { x: number; y: number }
}

interface PictureProps {
  source?: PictureSource
  /** Empty where the words beside the picture say the same. */
  alt: string
  /** Width to height, as CSS writes it. */
  ratio?: string
  /** How wide the picture is shown, for the browser's choice from `srcSet`. */
  sizes?: string
  /** For what is in view when the page opens; everything else waits for its turn. */
  eager?: boolean
  /** Shown where there is no picture, or where it cannot be loaded. */
  fallback?: ReactNode
  className?: string
}

function placeholderStyle(placeholder: string | undefined) {
  if (!placeholder) return undefined
  const address = /^(data:|https?:|\/)/.test(placeholder)
  return address ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder }
}

/** A picture in a frame of fixed shape: nothing moves when it arrives, and its focus point survives the crop. */
export function Picture({ source, alt, ratio = '4 / 5', sizes, eager = false, fallback, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const usable = source && source.src !== failedSrc ? source : undefined

  return (
    <span className={`${classes.frame} ${className ?? ''}`} style={{ aspectRatio: ratio }}>
      {usable ? (
        <>
          <span className={classes.placeholder} style={placeholderStyle(usable.placeholder)} />
          <LoadingImage
            key={usable.src}
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
  const [loaded, setLoaded] = useState(false)
  const { x, y } = source.focus ?? { x: 0.5, y: 0.35 }
  return (
    <img
      // A picture from the cache may be complete before React listens.
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
