import type { FastifyRequest } from 'fastify'
import { cookieName, cookieValue } from '../../contract/cookies'
import { locales, type Locale } from '../../content/locale'
import type { Deps, Viewer } from '../handler'
import { findSession } from '../access/session'
import type { Settings } from '../settings'
import type { Site } from '../sites'

const DEV_SITE_COOKIE = 'dev-site'

/** The site of a request: by host name, and outside production by a cookie first. */
export function siteOf(settings: Settings, request: FastifyRequest): Site {
  const chosen = settings.production ? undefined : settings.sites.known(request.cookies[DEV_SITE_COOKIE])
  return chosen ?? settings.sites.byHost(request.host)
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return cookieValue(request.headers.cookie, cookieName('session', request.protocol))
}

/** Who makes a request, where, and in which language. */
export async function viewerOf(deps: Deps, request: FastifyRequest): Promise<Viewer> {
  const site = siteOf(deps.settings, request)
  const token = sessionToken(request)
  const found = token ? await findSession(deps, token, site) : undefined
  const locale = found ? (found.profile.language as Locale) : visitorLocale(site, request)
  return { site, locale, session: found?.session, profile: found?.profile }
}

/** A visitor's language: the browser's if the site has it, else the site's. */
export function visitorLocale(site: Site, request: FastifyRequest): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const locale = offered(site, tag)
    if (locale) return locale
  }
  return site.language
}

function offered(site: Site, tag: string): Locale | undefined {
  // Browsers say `no` or `nn` where Norwegian is meant.
  const language = tag.split('-')[0]?.replace(/^(no|nn)$/, 'nb')
  return locales.find((locale) => locale.split('-')[0] === language && site.languages.includes(locale))
}
