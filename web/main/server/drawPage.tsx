import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { getEnvironment } from '#platform/page/currentPage'
import { LEFT_TO_BROWSER, LeftToBrowser } from '#platform/page/leftToBrowser'
import type { Device } from '#ui/useMedia'
import { Providers } from '../Providers'
import type { Visit } from './visitPage'
import { withWaitingControls } from './waitingControls'

export interface DrawnPage {
  readonly html: string
  /** What the content puts into the page's head. */
  readonly head: string
}

interface Look {
  readonly device: Device
  readonly isDark: boolean
}

/** Draws a page as HTML. */
export async function drawPage(
  { routes, context }: Visit,
  { device, isDark }: Look,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const markup = await render(
    <StrictMode>
      <Providers environment={getEnvironment()} dark={isDark} device={device}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    signal,
  )
  // React writes what belongs into the head before the content.
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? []
  return { head, html: withWaitingControls(markup.slice(head.length)) }
}

/** Renders in one piece. What still waits when time is up is left to the browser. */
async function render(tree: ReactNode, signal: AbortSignal): Promise<string> {
  const html = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Not at once: when time is up, React is still leaving the others out.
      onAllReady: () => setImmediate(() => resolve(void pipe(html))),
      onShellError: reject,
      onError: (error) => {
        if (error instanceof LeftToBrowser) return LEFT_TO_BROWSER
        reject(error)
        return undefined
      },
      // Larger parts would be put in their place by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    })
    signal.addEventListener('abort', () => abort(new LeftToBrowser()), { once: true })
  })
  return text(html)
}
