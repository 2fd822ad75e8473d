import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../content/escapeHtml'
import type { PlainRoutes } from '../handler'
import { notFound } from '../problem'

interface Envelope {
  readonly to: string
  readonly subject: string
  readonly sentAt: string
}

/** `/outbox`: the mails that the demo has not really sent, newest first. */
export const outboxRoutes: PlainRoutes = (app, { settings }) => {
  const folder = join(settings.dataDir, 'outbox')

  app.get('/outbox', async (_request, reply) => {
    const files = await readdir(folder).catch(() => [])
    const newest = files
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, 200)
    // Skips unreadable files, so that one broken file does not hide the others.
    const rows = await Promise.all(newest.map((file) => row(folder, file).catch(() => '')))
    return page(reply, list(rows))
  })

  app.get<{ Params: { file: string } }>('/outbox/:file', async (request, reply) => {
    const { file } = request.params
    if (basename(file) !== file || !/^[\w-]+\.html$/.test(file)) throw notFound()
    const html = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (html === undefined) throw notFound()
    return page(reply, html)
  })
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(html)
}

async function row(folder: string, file: string): Promise<string> {
  const { to, subject, sentAt } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Envelope
  const link = `/outbox/${file.replace(/json$/, 'html')}`
  const time = sentAt.slice(0, 19).replace('T', ' ')
  return `<tr><td>${time}</td><td>${escapeHtml(to)}</td><td><a href="${link}">${escapeHtml(subject)}</a></td></tr>`
}

function list(rows: readonly string[]): string {
  const table = `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:32px auto;max-width:880px;padding:0 16px;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{padding:10px 8px;text-align:left;border-bottom:1px solid #ddd}</style></head>
<body><h1>Outbox</h1><p>Mails of this demo. None of them has left the machine.</p>
${rows.length > 0 ? table : '<p>No mail yet. Sign up, or ask for a new password, and reload.</p>'}
</body></html>`
}
