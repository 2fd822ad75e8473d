import type { AnswerOf } from '../../legacy/contract/contract'
import type { FastifyInstance } from 'fastify'
import { createContext } from '../core/context'
import type { Upstream } from '../core/rest/upstream'
import type { Settings } from '../core/settings'
import { lookOf } from './page/siteLooks'
import { visitOf } from './visit'

type Site = AnswerOf<'Site.GetSiteConfiguration'>
type Words = Readonly<Record<Site['language'], string>>

/** Where the icon of the installed app leads besides the front page. */
const shortcuts: readonly { readonly url: string; readonly name: Words }[] = [
  { url: '/Mail', name: { 'da-DK': 'Beskeder', 'en-GB': 'Messages', 'nb-NO': 'Meldinger', 'sv-SE': 'Meddelanden' } },
  { url: '/Search', name: { 'da-DK': 'Søg', 'en-GB': 'Search', 'nb-NO': 'Søk', 'sv-SE': 'Sök' } },
  { url: '/Pictures', name: { 'da-DK': 'Billeder', 'en-GB': 'Pictures', 'nb-NO': 'Bilder', 'sv-SE': 'Bilder' } },
]

interface Parts {
  readonly upstream: Upstream
  readonly settings: Settings
}

/** `/manifest.webmanifest`: the web app manifest of the host's site. */
export function webManifestRoute({ upstream, settings }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/manifest.webmanifest', async (request, reply) => {
      const { rest } = createContext(upstream, settings, visitOf(request, reply), request.headers.cookie)
      const site = await rest.Site.GetSiteConfiguration().catch(() => null)
      if (!site) return reply.status(503).header('retry-after', '5').send({ status: 503, code: 'UPSTREAM_ERROR' })
      return reply
        .type('application/manifest+json; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', vary: 'host' })
        .send(manifestOf(site))
    })
  }
}

function manifestOf(site: Site) {
  const { name, colour } = lookOf(site)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: shortcuts.map(({ url, name: words }) => ({
      name: words[site.language],
      url,
      icons: [icon(192, 'any')],
    })),
  }
}
