interface SeoBlogPictureProps {
  /** The path without size and format. */
  path: string
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string
  /** Loads the picture at once, for one that is in view when the page opens. */
  eager?: boolean
}

/** The picture of an article. It is decorative; all information is in the text. */
export function SeoBlogPicture({ path, sizes, eager = false }: SeoBlogPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={`${path}-640.avif 640w, ${path}-1280.avif 1280w`} sizes={sizes} />
      <img
        src={`${path}-1280.jpg`}
        width={1280}
        height={720}
        alt=""
        draggable={false}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  )
}
