import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { escape, htmlPage } from './html'
import { textsIn } from './texts'

export interface AgeCheckOptions {
  /** What callers of the API send. */
  readonly key: string
  readonly sdkId: string
}

const Method = Type.Object({ allowed: Type.Boolean(), threshold: Type.Integer() })
const CreateSession = Type.Object({
  type: Type.Literal('OVER'),
  ttl: Type.Integer({ minimum: 60, maximum: 2_592_000 }),
  reference_id: Type.Optional(Type.String({ maxLength: 100 })),
  callback: Type.Object({ auto: Type.Boolean(), url: Type.String({ format: 'uri' }) }),
  cancel_url: Type.String({ format: 'uri' }),
  age_estimation: Method,
  digital_id: Method,
  doc_scan: Method,
})

interface Session extends Static<typeof CreateSession> {
  readonly id: string
  readonly status: string
}

/** How the buttons of the page end a session. */
const outcomes: Readonly<Record<string, string>> = {
  looks40: 'COMPLETE',
  document: 'COMPLETE',
  looks19: 'FAIL',
  fault: 'ERROR',
  cancel: 'CANCELLED',
}

/** The calls of Yoti's age verification that our adapter makes, and a page; see https://developers.yoti.com/age-verification. */
export function ageCheckRoutes(
  app: FastifyInstance,
  { origin, key, sdkId }: AgeCheckOptions & { readonly origin: string },
): void {
  const sessions = new Map<string, Session>()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const { authorization = '', 'yoti-sdk-id': id = '' } = request.headers
        const known = same(authorization, `Bearer ${key}`) && same(String(id), sdkId)
        if (!known) return reply.status(401).send({ error: 'Unauthorized' })
      })
      api.post<{ Body: Static<typeof CreateSession> }>(
        '/sessions',
        { schema: { body: CreateSession } },
        async ({ body }, reply) => {
          const id = randomUUID()
          sessions.set(id, { ...body, id, status: 'PENDING' })
          return reply.status(201).send({ id, status: 'PENDING' })
        },
      )
      api.get<{ Params: { id: string } }>('/sessions/:id/result', async ({ params }, reply) => {
        const session = sessions.get(params.id)
        return session ?? reply.status(404).send({ error: 'Not found' })
      })
    },
    { prefix: '/yoti/api/v1' },
  )

  app.get<{ Querystring: { sessionId?: string } }>('/yoti', async ({ query, headers }, reply) =>
    show(reply, sessions.get(query.sessionId ?? ''), headers['accept-language']),
  )

  app.post<{ Querystring: { sessionId?: string }; Body: Readonly<Record<string, string>> }>(
    '/yoti',
    async ({ query, body, headers }, reply) => {
      const session = sessions.get(query.sessionId ?? '')
      const status = outcomes[body['outcome'] ?? '']
      if (session?.status !== 'PENDING' || status === undefined) {
        return show(reply, undefined, headers['accept-language'])
      }
      sessions.set(session.id, { ...session, status })
      const back = new URL(status === 'CANCELLED' ? session.cancel_url : session.callback.url)
      back.searchParams.set('sessionId', session.id)
      return reply.redirect(back.href, 303)
    },
  )

  const show = (reply: FastifyReply, session: Session | undefined, language = '') => {
    const locale = { da: 'da_DK', nb: 'nb_NO', no: 'nb_NO', sv: 'sv_SE' }[language.slice(0, 2)] ?? 'en_GB'
    const texts = textsIn(locale).ageCheck
    const open = session?.status === 'PENDING'
    const button = (outcome: 'looks40' | 'document' | 'looks19' | 'fault' | 'cancel') =>
      `<button name="outcome" value="${outcome}">${escape(texts[outcome])}</button>`
    const form = `<form class="card" method="post"><h1>${escape(texts.title)}</h1><p>${escape(texts.intro)}</p>
${(['looks40', 'document', 'looks19', 'fault', 'cancel'] as const).map(button).join('')}</form>`
    const back = session ? ` ${new URL(session.callback.url).origin} ${new URL(session.cancel_url).origin}` : ''
    return reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}${back}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(
        htmlPage({
          language: locale.replace('_', '-'),
          title: texts.title,
          content: open
            ? `<p class="note">${escape(texts.notice)}</p>${form}`
            : `<p class="card">${escape(texts.ended)}</p>`,
        }),
      )
  }
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
