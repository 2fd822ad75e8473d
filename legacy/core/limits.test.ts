import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const follow = (address: string) =>
  new TestClient(server, { address }).call('LogOn.ConfirmEmail', { queryString: 'made-up' })
const statuses = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(follow))).map(({ status }) => status)

it('count an IPv6 network as one address', async () => {
  const hosts = Array.from({ length: 60 }, (_, host) => `2001:db8:0:7::${host.toString(16)}`)
  expect(new Set(await statuses(hosts))).toEqual(new Set([410]))
  expect(await statuses(['2001:0db8:0000:0007:ffff:1:2:3', '2001:db8:0:8::1'])).toEqual([429, 410])
})

it('count an IPv4 address as itself, however it is written', async () => {
  await statuses(Array.from({ length: 60 }, () => '::ffff:10.9.0.1'))
  expect(await statuses(['10.9.0.1', '10.9.0.2', '::ffff:10.9.0.2'])).toEqual([429, 410, 410])
})
