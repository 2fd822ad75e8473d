import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentTokens, viewer } from '../../testing/fixtures'
import { startGateway, type TestGateway } from '../../testing/gateway'
import { startStub, type Stub } from '../../testing/stub'

const logOn = `mutation ($name: String!) {
  logOn(input: { name: $name, password: "secret" }) { viewer { name counts { total } } userErrors { code message field } }
}`
const sessionStart = { profileData: viewer, contentTokens }

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

function cookieOf(call: string): string | undefined {
  return stub.seen.findLast(({ name }) => name === call)?.headers.cookie
}

describe('cookies from the browser', () => {
  it('pass by name only', async () => {
    await gateway.ask('{ viewer { name } }', {}, { cookie: 'sid=abc=; theme=dark; dev-site=dark.dk.localhost; _ga=1' })
    expect(cookieOf('CurrentProfile.GetProfileData')).toBe('sid=abc=; dev-site=dark.dk.localhost')
  })

  it('leave the session out of reads that are the same for everyone', async () => {
    await gateway.ask('{ site { name } }', {}, { cookie: 'sid=abc; dev-site=dark.dk.localhost' })
    expect(cookieOf('Site.GetSiteConfiguration')).toBe('dev-site=dark.dk.localhost')
  })

  it('of two visitors on one pool never mix', async () => {
    stub.on('CurrentProfile.GetProfileData', async (request) => ({ ...viewer, name: request.headers.cookie }))
    const names = Array.from({ length: 40 }, (_item, index) => `sid=visitor${index}`)
    const answers = await Promise.all(
      names.map((cookie) => gateway.ask<{ viewer: { name: string } }>('{ viewer { name } }', {}, { cookie })),
    )
    expect(answers.map(({ data }) => data.viewer.name)).toEqual(names)
  })
})

describe('cookies from the upstream', () => {
  it('come out line by line, without its domain and with our flags', async () => {
    stub.on('LogOn.LogOn', (_request, reply) => {
      reply.header('set-cookie', [
        'sid=one; Domain=legacy.internal; Path=/api; Expires=Wed, 21 Oct 2099 07:28:00 GMT',
        'dev-site=; Max-Age=0; SameSite=None; Secure',
        'tracker=1; Path=/',
      ])
      return sessionStart
    })
    const { headers } = await gateway.ask(logOn, { name: 'Freja' })
    expect(headers.getSetCookie()).toEqual([
      'sid=one; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/; HttpOnly; SameSite=Lax',
      'dev-site=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  it('are Secure under TLS', async () => {
    stub.on('LogOn.LogOn', (_request, reply) => {
      reply.header('set-cookie', ['__Host-sid=one; SameSite=Strict', 'sid=old'])
      return sessionStart
    })
    const { headers } = await gateway.ask(logOn, { name: 'Freja' }, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.getSetCookie()).toEqual(['__Host-sid=one; Path=/; HttpOnly; SameSite=Strict; Secure'])
  })

  it('that were rotated count for the later calls of the same request', async () => {
    stub.on('LogOn.LogOn', (_request, reply) => {
      reply.header('set-cookie', 'sid=new; Path=/; HttpOnly')
      return sessionStart
    })
    await gateway.ask(logOn, { name: 'Freja' }, { cookie: 'sid=old' })
    expect(cookieOf('LogOn.LogOn')).toBe('sid=old')
    expect(cookieOf('Notifications.NotificationCounts')).toBe('sid=new')
  })

  it('that were deleted are not sent again', async () => {
    stub.on('LogOn.LogOut', (_request, reply) => {
      reply.header('set-cookie', 'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT')
      return {}
    })
    const query = 'mutation { logOut { viewer { name } } }'
    const { headers } = await gateway.ask(query, {}, { cookie: 'sid=old' })
    expect(cookieOf('CurrentProfile.GetProfileData')).toBeUndefined()
    expect(headers.getSetCookie()).toEqual([
      'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  it('are kept back where the contract names none', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => {
      reply.header('set-cookie', 'sid=stolen')
      return viewer
    })
    const { headers } = await gateway.ask('{ viewer { name } }')
    expect(headers.getSetCookie()).toEqual([])
  })
})
