import { getEventListeners } from 'node:events'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sendRequest } from '../../gateway/core/rest/sendRequest'
import { pathOf } from '../../legacy/contract/contract'
import { type ContractServer, startContractServer } from './contractServer'
import { type FaultProxy, startFaultProxy } from './faultProxy'
import { ANSWER_LIMIT, faults } from './faults'

const PATH = pathOf('Common.GetContentTokens')

let server: ContractServer
let proxy: FaultProxy
let pool: Pool
beforeAll(async () => {
  server = await startContractServer()
  proxy = await startFaultProxy(server.url)
  pool = new Pool(proxy.url, { connections: 1 })
})
afterAll(async () => {
  await pool.close()
  await proxy.close()
  await server.close()
})

function ask(mark: string, gone: AbortSignal, timeoutMs: number) {
  const outgoing = { path: PATH, method: 'GET', headers: { 'user-agent': mark }, body: null } as const
  return sendRequest(pool, outgoing, { timeoutMs, limit: ANSWER_LIMIT, gone })
}

it.each(faults)('a request leaves nothing behind after $name', async ({ inject, slow }) => {
  const { signal } = new AbortController()
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  await ask(proxy.trial(inject).mark, signal, slow ? 100 : 60_000).catch(() => undefined)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(timers()).toBeLessThanOrEqual(before)
  await vi.waitFor(() => expect(pool.stats).toMatchObject({ running: 0, pending: 0, queued: 0, size: 0 }))
  // The only connection, or its replacement, is free.
  expect((await ask(proxy.trial().mark, signal, 60_000)).status).toBe(200)
})
