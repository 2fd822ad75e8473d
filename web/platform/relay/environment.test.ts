// @vitest-environment jsdom
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { sampleSession } from '#testing/session'
import { appShellQuery, commitSession } from '#platform/session/session'
import { createEnvironment } from './environment'

const session = { viewerId: () => undefined, onUnauthenticated: () => undefined }
const operation = createOperationDescriptor(getRequest(appShellQuery), {})

it('uses what came with the page for ten minutes', () => {
  vi.useFakeTimers()
  const server = createEnvironment(session)
  commitSession(server, sampleSession())
  const environment = createEnvironment(session, server.getStore().getSource().toJSON())
  environment.retain(operation)
  vi.advanceTimersByTime(9 * 60_000)
  expect(environment.check(operation).status).toBe('available')
  vi.advanceTimersByTime(2 * 60_000)
  expect(environment.check(operation).status).toBe('stale')
  vi.useRealTimers()
})
