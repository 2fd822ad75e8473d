import { withoutExcessAccents } from './plainText'

/** The formats of the video sites' ids. Anything else in an id could lead elsewhere. */
const ids = { youtube: /^[\w-]{11}$/, vimeo: /^\d{5,12}$/ } as const

/** Path segments of YouTube for lists and channels, which look like ids. */
const noVideos: ReadonlySet<string> = new Set(['videoseries', 'live_stream'])

type VideoSite = keyof typeof ids

const youtubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])

/** Parses a video's name in a text, `youtube:…` or `vimeo:…`. */
export function videoNamed(name: string | undefined): string | undefined {
  const [site = '', id = '', ...more] = name?.split(':') ?? []
  return more.length === 0 && isVideoSite(site) ? videoOf(site, id) : undefined
}

/** The same from an address: of the video's page, or of its player. */
export function videoAt(address: string | undefined): string | undefined {
  // A player's address often lacks its scheme.
  const full = withoutExcessAccents(address?.startsWith('//') ? `https:${address}` : (address ?? ''))
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined
  const { hostname, pathname, searchParams } = new URL(full)
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '')
  if (hostname === 'youtu.be') return videoOf('youtube', first)
  if (hostname === 'vimeo.com' || hostname === 'www.vimeo.com') return videoOf('vimeo', first)
  if (hostname === 'player.vimeo.com') return first === 'video' ? videoOf('vimeo', second) : undefined
  if (!youtubeHosts.has(hostname)) return undefined
  if (first === 'watch') return videoOf('youtube', searchParams.get('v') ?? '')
  return ['embed', 'shorts', 'live'].includes(first) ? videoOf('youtube', second) : undefined
}

function isVideoSite(site: string): site is VideoSite {
  return Object.hasOwn(ids, site)
}

function videoOf(site: VideoSite, id: string): string | undefined {
  return ids[site].test(id) && !noVideos.has(id) ? `${site}:${id}` : undefined
}
