import type { Locale } from '#lib/format/locale'

const CACHE = 'offline'
const SCRIPT = '/offline/offline.js'

/**
 * Keeps the page that the service worker shows while there is no connection: in this site's look and this language, and
 * nothing else, so that the cache holds nothing of a member.
 */
export async function keepOfflinePage(site: string, locale: Locale): Promise<void> {
  // Only secure pages have it, whatever the type says.
  if (!('caches' in window)) return
  const page = `/offline/${site}-${locale}.html`
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  if (kept.some(({ url }) => new URL(url).pathname === page)) return
  await cache.addAll([page, SCRIPT])
  // Those of other languages, now that there is this one.
  const others = kept.filter(({ url }) => ![page, SCRIPT].includes(new URL(url).pathname))
  await Promise.all(others.map((request) => cache.delete(request)))
}
