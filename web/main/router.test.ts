// @vitest-environment jsdom
import { createMockEnvironment } from 'relay-test-utils'
import { expect, it } from 'vitest'
import { sampleSession } from '#testing/session'
import { setEnvironment } from '#platform/page/currentPage'
import { createRouter } from './router'
import { screens } from './screens'
import { commitSession } from '#platform/session/session'

const TOP = '/Community/Blogs/Top/Read'

it('replaces an address that the browser already shows instead of adding a step for Back', async () => {
  const environment = createMockEnvironment()
  setEnvironment(environment)
  commitSession(environment, sampleSession())

  window.history.replaceState(null, '', `${TOP}?period=5`)
  const entries = window.history.length
  const router = createRouter(screens)
  await expect.poll(() => window.location.search, { timeout: 10_000 }).toBe('?period=7')
  expect(window.history.length).toBe(entries)
  router.dispose()
})
