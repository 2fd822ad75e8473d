import { Suspense, use, type ReactNode } from 'react'
import { createStaticHandler } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, it } from 'vitest'
import { setEnvironment } from '#platform/page/currentPage'
import { LeftToBrowser } from '#platform/page/leftToBrowser'
import { startI18n } from '#platform/i18n/i18n'
import { commitSession } from '#platform/session/session'
import { sampleSession } from '#testing/session'
import { drawPage } from './drawPage'

const never = new Promise<string>(() => undefined)
let time = new AbortController()

/** Its time is over as soon as the page waits for it. */
function Endless() {
  setImmediate(() => time.abort())
  return <p>{use(never)}</p>
}

function Slow() {
  return (
    <main>
      <h1>There</h1>
      <Suspense fallback={<p>Not yet</p>}>
        <Endless />
      </Suspense>
    </main>
  )
}

beforeEach(async () => {
  time = new AbortController()
  await startI18n('en-GB', 'SINGLE')
  const environment = createMockEnvironment()
  commitSession(environment, sampleSession({}))
  setEnvironment(environment)
})

async function draw(component: () => ReactNode) {
  const handler = createStaticHandler([{ path: '/', Component: component }])
  const context = await handler.query(new Request('http://dk.localhost/'))
  if (context instanceof Response) throw new Error('Led elsewhere')
  return drawPage({ routes: handler.dataRoutes, context }, { device: 'phone', isDark: false }, time.signal)
}

it('sends what is there when its time is over, and leaves what is late to the browser', async () => {
  const { html } = await draw(Slow)
  expect(html).toContain('<h1>There</h1>')
  expect(html).toContain('Not yet')
})

it('draws nothing where the frame itself is late', async () => {
  await expect(draw(Endless)).rejects.toBeInstanceOf(LeftToBrowser)
})
