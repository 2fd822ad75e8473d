import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../core/settings'
import type { IndexPage } from './page/indexPage'
import { visitOf } from './visit'

const notForBrowsers = ['/index.html', '/operations.json']

interface Parts {
  readonly page: IndexPage
  readonly settings: Settings
}

/** The built web client: its files, and the page for every address that a person may open. */
export function webClient({ page, settings }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const rendered = await page.render(visitOf(request, reply), request.headers.cookie, request.url)
      if (rendered === null) return reply.status(503).type('text/plain').send('The web client has not been built.')
      if ('redirect' in rendered) return reply.header('cache-control', 'no-store').redirect(rendered.redirect)
      if (!rendered.isIndexed) reply.header('x-robots-tag', 'noindex')
      if (rendered.isPrivate) reply.header('cache-control', 'no-store')
      else {
        const etag = `W/"${createHash('sha256').update(rendered.html).digest('base64url')}"`
        reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'cookie, accept-language, user-agent' })
        if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      }
      return reply.status(rendered.status).type('text/html; charset=utf-8').send(rendered.html)
    }
    app.get('/', sendPage)
    app.setNotFoundHandler((request, reply) => {
      if (isNavigation(request)) return sendPage(request, reply)
      return reply.status(404).send({ status: 404, code: 'NOT_FOUND' })
    })
    const root = resolve(settings.webDist)
    if (!existsSync(root)) return
    await app.register(fastifyStatic, {
      root,
      index: false,
      // Metadata of the build.
      dotfiles: 'ignore',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => !notForBrowsers.includes(path),
      setHeaders: (response, path) => {
        // Names of built files contain a hash of their contents; other files keep their names when they change.
        const hashed = path.slice(root.length).replaceAll('\\', '/').startsWith('/assets/')
        // Some files have compressed copies, which caches must not hand to clients that cannot read them.
        response.setHeader('vary', 'accept-encoding')
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
}

/** Crawlers accept anything; so do scripts that look for a file, whose name has an extension. */
function acceptsPage(accept = '*/*', path: string): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))
}

/** Whether a browser opens an address, as opposed to a page that loads a file. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return (
    (method === 'GET' || method === 'HEAD') &&
    // An address of another server, as a proxy would be sent, begins with its protocol.
    path.startsWith('/') &&
    acceptsPage(headers.accept, path) &&
    !/^\/(assets|api|media|graphql)(\/|$)/.test(path)
  )
}
