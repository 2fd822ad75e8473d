export interface ExternalVideoPlace {
  /** Display name of the site. */
  readonly site: 'YouTube' | 'Vimeo'
  /** Address of the player, which sets no cookies before playback. */
  readonly player: string
}

/** Parses a video's name, `youtube:…` or `vimeo:…`; null if it is malformed. */
export function externalVideoOf(name: string): ExternalVideoPlace | null {
  const [, youtube] = /^youtube:([\w-]{11})$/.exec(name) ?? []
  if (youtube) return { site: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${youtube}` }
  const [, vimeo] = /^vimeo:(\d{5,12})$/.exec(name) ?? []
  if (vimeo) return { site: 'Vimeo', player: `https://player.vimeo.com/video/${vimeo}?dnt=1` }
  return null
}
