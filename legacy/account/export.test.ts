import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer'
import { isFollowed, leftOut, profileReferences } from './export'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('follows every reference to a profile, or names it with the reason', async () => {
  const references = await profileReferences(server.deps.db)
  expect(references.length).toBeGreaterThan(30)
  const notFollowed = references.filter((reference) => !isFollowed(reference))
  expect(notFollowed.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(Object.keys(leftOut).sort())
})
