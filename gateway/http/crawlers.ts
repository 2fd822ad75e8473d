import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf } from '../../legacy/contract/contract'
import { createContext } from '../core/context'
import type { Rest } from '../core/rest/restClient'
import type { Upstream } from '../core/rest/upstream'
import type { Settings } from '../core/settings'
import { isIndexed } from './page/siteLooks'
import { visitOf } from './visit'

/** The public pages that every site has. */
const everywhere = [
  '/',
  '/Create',
  '/Blog',
  '/Support',
  '/Support/FAQ',
  '/Support/Changelog',
  '/Support/GeneralTerms',
  '/Support/TradeTerms',
  '/Support/Privacy',
  '/Support/Cookies',
  '/Support/CodeOfConduct',
  '/etisk-regelsaet',
  '/Reviews',
]

interface Parts {
  readonly upstream: Upstream
  readonly settings: Settings
}

/** `/robots.txt` and `/sitemap.xml` of the host's site. */
export function crawlerRoutes({ upstream, settings }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    const restOf = (request: FastifyRequest, reply: FastifyReply) =>
      createContext(upstream, settings, visitOf(request, reply), undefined).rest
    const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
    const headers = { 'cache-control': 'public, max-age=3600', vary: 'host' }

    app.get('/robots.txt', async (request, reply) => {
      const site = await restOf(request, reply)
        .Site.GetSiteConfiguration()
        .catch(() => null)
      if (!site) return unavailable(reply)
      const lines = isIndexed(site, settings)
        ? ['Disallow: /api/', 'Disallow: /media/', `Sitemap: ${originOf(request)}/sitemap.xml`]
        : ['Disallow: /']
      return reply
        .headers(headers)
        .type('text/plain; charset=utf-8')
        .send(['User-agent: *', ...lines, ''].join('\n'))
    })

    app.get('/sitemap.xml', async (request, reply) => {
      const rest = restOf(request, reply)
      const [site, landings, articles] = await Promise.all([
        rest.Site.GetSiteConfiguration().catch(() => null),
        rest.Seo.AllLandingPages().catch(() => null),
        allArticles(rest).catch(() => null),
      ])
      if (site && !isIndexed(site, settings)) return reply.status(404).send({ status: 404, code: 'NOT_FOUND' })
      if (!site || !landings || !articles) return unavailable(reply)
      const paths = [...everywhere, ...landings.map(({ path }) => path), ...articles.map(({ path }) => path)]
      const urls = paths.map((path) => `<url><loc>${inXml(new URL(path, originOf(request)).href)}</loc></url>`)
      return reply
        .headers(headers)
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        )
    })
  }
}

const ARTICLES_A_PAGE = 100

/** All articles of the site, page by page. */
async function allArticles(rest: Rest): Promise<AnswerOf<'Support.GetSeoBlogs'>> {
  const articles: AnswerOf<'Support.GetSeoBlogs'> = []
  for (;;) {
    const query = { skip: articles.length, take: ARTICLES_A_PAGE }
    const page = await rest.Support.GetSeoBlogs({ query })
    articles.push(...page)
    if (page.length < ARTICLES_A_PAGE) return articles
  }
}

function unavailable(reply: FastifyReply) {
  return reply.status(503).header('retry-after', '5').send({ status: 503, code: 'UPSTREAM_ERROR' })
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
