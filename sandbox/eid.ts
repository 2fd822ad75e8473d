import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Provider, { type Client } from 'oidc-provider'
import { MemoryAdapter } from './eidAdapter'
import { birthdateOf, testPersons, type TestPerson } from './eidPersons'
import { escape, htmlPage } from './html'
import { filled, textsIn, type PageTexts } from './texts'

export interface EidOptions {
  readonly clientId: string
  readonly clientSecret: string
}

interface Mounted extends EidOptions {
  readonly origin: string
  readonly now: () => Date
}

/** Where the provider is below the sandbox's address. */
const PREFIX = '/eid'
const ADULT = 18
/** Log-ins may come back to this page of any host, because sites have several. */
const RETURN_PATH = '/ProfileValidation'

const seconds = { code: 60, token: 300, login: 600 }

/** A broker of e-IDs: an OpenID provider whose log-in page lists invented persons of all ages. */
export function eidRoutes(app: FastifyInstance, options: Mounted): void {
  const provider = newProvider(options)
  const answer = provider.callback()

  app.all(`${PREFIX}/*`, (request, reply) => {
    reply.hijack()
    const raw: typeof request.raw & { originalUrl?: string } = request.raw
    raw.originalUrl = raw.url ?? ''
    raw.url = raw.originalUrl.slice(PREFIX.length)
    void answer(raw, reply.raw)
  })
  // The provider reads forms itself.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null))
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    loginRoutes(scope, provider)
  })
}

function loginRoutes(app: FastifyInstance, provider: Provider): void {
  app.get('/eid-login/:uid', async ({ raw }, reply) => {
    const { params } = await provider.interactionDetails(raw, reply.raw)
    const { ui_locales: language, redirect_uri: back } = params as Readonly<Record<string, string | undefined>>
    return send(reply, loginPage(language?.replace('-', '_') ?? ''), back ?? '')
  })

  app.post<{ Body: Readonly<Record<string, string>> }>('/eid-login/:uid', async ({ raw, body }, reply) => {
    const person = testPersons.find(({ id }) => id === body['person'])
    const result = person ? { login: { accountId: person.id } } : { error: 'access_denied' }
    return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303)
  })
}

function newProvider({ origin, clientId, clientSecret, now }: Mounted): Provider {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(`${origin}${PREFIX}`, {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'sandbox' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}${RETURN_PATH}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'age'],
    claims: { openid: ['sub'], age: ['age_over_18', 'birthdate'] },
    // Brokers say all they say in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: seconds.token,
      AuthorizationCode: seconds.code,
      Grant: seconds.login,
      IdToken: seconds.token,
      Interaction: seconds.login,
      Session: seconds.login,
    },
    interactions: { url: (_context, { uid }) => `/eid-login/${uid}` },
    // Choosing a person is consent enough.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid age')
      await grant.save()
      return grant
    },
    findAccount: (_context, id) => {
      const person = testPersons.find((known) => known.id === id)
      return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person, now()) }) }
    },
    renderError: (context, { error }) => {
      context.type = 'text/plain'
      context.body = error
    },
  })
  const returnsHome = (uri: string) => URL.canParse(uri) && new URL(uri).pathname === RETURN_PATH
  ;(provider.Client as unknown as { prototype: Client }).prototype.redirectUriAllowed = returnsHome
  return provider
}

function claimsOf(person: TestPerson, now: Date) {
  return { age_over_18: person.years >= ADULT, birthdate: birthdateOf(person, now) }
}

function loginPage(locale: string): string {
  const texts = textsIn(locale).eid
  const persons = testPersons.map((person) => {
    const age = filled(texts.age, { years: String(person.years) })
    const note = ageNote(person, texts)
    return `<button name="person" value="${person.id}">${escape(person.name)}<br>
<span class="quiet">${escape(note ? `${age}, ${note}` : age)}</span></button>`
  })
  return htmlPage({
    language: locale.replace('_', '-') || 'en-GB',
    title: texts.title,
    content: `<p class="note">${escape(texts.notice)}</p>
<form class="card" method="post"><h1>${escape(texts.title)}</h1><p>${escape(texts.choose)}</p>${persons.join('')}
<button name="person" value="">${escape(texts.cancel)}</button></form>`,
  })
}

function ageNote({ years, daysSinceBirthday }: TestPerson, texts: PageTexts['eid']): string | undefined {
  if (years === ADULT && daysSinceBirthday === 0) return texts.today
  return years === ADULT - 1 && daysSinceBirthday > 360 ? texts.tomorrow : undefined
}

function send(reply: FastifyReply, html: string, back: string) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(back).origin}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
