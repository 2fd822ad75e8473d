/** A video of another site, and the page that plays it. */
export interface ExternalVideoPlace {
  /** The name of the site, as people know it. */
  readonly site: 'YouTube' | 'Vimeo'
  /** The address of the player; it sets no cookies before the video is played. */
  readonly player: string
}

/** The video that a text names, `youtube:…` or `vimeo:…`; null where it names none. */
export function externalVideoOf(name: string): ExternalVideoPlace | null {
  const [, youtube] = /^youtube:([\w-]{11})$/.exec(name) ?? []
  if (youtube) return { site: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${youtube}` }
  const [, vimeo] = /^vimeo:(\d{5,12})$/.exec(name) ?? []
  if (vimeo) return { site: 'Vimeo', player: `https://player.vimeo.com/video/${vimeo}?dnt=1` }
  return null
}
