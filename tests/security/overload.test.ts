import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { viewer } from '../../gateway/testing/fixtures'
import { startGateway, type TestGateway } from '../../gateway/testing/gateway'
import { startStub, type Stub } from '../../gateway/testing/stub'

const name = '{ viewer { name } }'

let stub: Stub
let gateway: TestGateway
/** Lets the slow server answer. */
let answer: () => void
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url, { overload: { atOnce: 2, queueMs: 50 } })
})
beforeEach(() => {
  const wait = new Promise<void>((resolve) => (answer = resolve))
  stub.on('CurrentProfile.GetProfileData', async () => {
    await wait
    return viewer
  })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

/** Far more at once than can be run, of which two are being run and have not been answered. */
async function overloaded() {
  const asked = Array.from({ length: 40 }, () => gateway.ask<{ viewer: { name: string } }>(name))
  const shed: Awaited<(typeof asked)[number]>[] = []
  await new Promise<void>((resolve) => {
    for (const one of asked) {
      void one.then((each) => {
        if (each.status === 503 && shed.push(each) === asked.length - 2) resolve()
      })
    }
  })
  return { asked, shed }
}

it('what would wait too long is sent away in the form of GraphQL, with when to come again', async () => {
  const { asked, shed } = await overloaded()
  for (const { headers, errors } of shed) {
    expect(headers.get('retry-after')).toBe('2')
    expect(errors).toMatchObject([{ extensions: { code: 'OVERLOADED', retryAfter: 2 } }])
  }
  answer()
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(stub.names()).toHaveLength(2)
})

it('recovery comes by itself', async () => {
  const { asked } = await overloaded()
  answer()
  await Promise.all(asked)
  const [one, other] = await Promise.all([gateway.ask(name), gateway.ask(name)])
  expect([one.status, other.status]).toEqual([200, 200])
})

it('who goes while waiting for an answer makes room', async () => {
  const leaving = new AbortController()
  const ask = async (signal?: AbortSignal) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
      body: JSON.stringify({ query: name }),
      signal: signal ?? null,
    })
    return response.status
  }
  const begun = new Promise<void>((resolve) => {
    let count = 0
    stub.on('CurrentProfile.GetProfileData', () => {
      if ((count += 1) === 2) resolve()
      return count > 2 ? viewer : new Promise(() => undefined)
    })
  })
  const gone = [ask(leaving.signal), ask(leaving.signal)].map((each) => each.catch(() => 'gone'))
  await begun
  leaving.abort()
  expect(await Promise.all(gone)).toEqual(['gone', 'gone'])
  expect(await Promise.all([ask(), ask()])).toEqual([200, 200])
})

it('health, readiness and log-out are answered all the while', async () => {
  stub.answer('LogOn.LogOut', {})
  const { asked } = await overloaded()
  const logOut = await gateway.ask('mutation { logOut { userErrors { code } } }')
  expect([logOut.status, logOut.errors]).toEqual([200, []])
  for (const path of ['/healthz', '/readyz']) expect((await fetch(gateway.url + path)).status).toBe(200)
  answer()
  await Promise.all(asked)
})
