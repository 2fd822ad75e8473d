interface HeroPictureProps {
  dark: boolean
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string
  className?: string
  /** Loads the picture at once, for one that is in view when the page opens. */
  eager?: boolean
}

const WIDTHS = [640, 1280, 2000] as const

function sourcesOf(name: string, format: string): string {
  return WIDTHS.map((width) => `/hero-${name}-${width}.${format} ${width}w`).join(', ')
}

/** The large picture of a site. It is decorative; all information is in the text. */
export function HeroPicture({ dark, sizes, className, eager = false }: HeroPictureProps) {
  const name = dark ? 'midnat' : 'nordlys'
  return (
    <picture className={className} style={{ display: 'block', background: dark ? '#1f1629' : '#c9d4d6' }}>
      <source type="image/avif" srcSet={sourcesOf(name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourcesOf(name, 'webp')} sizes={sizes} />
      <img
        src={`/hero-${name}-1280.jpg`}
        srcSet={sourcesOf(name, 'jpg')}
        sizes={sizes}
        width={2000}
        height={1250}
        alt=""
        draggable={false}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '72% 50%' }}
      />
    </picture>
  )
}
