import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { currentPage, getEnvironment } from '#platform/page/currentPage'
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

/** Draws a page as HTML; of a member's, the frame and the place of the screen. */
export async function drawPage({ routes, context }: Visit, { device, isDark }: Look): Promise<DrawnPage> {
  const markup = await render(
    <StrictMode>
      <I18nextProvider i18n={currentPage().spoken.i18n}>
        <Providers environment={getEnvironment()} dark={isDark} device={device}>
          <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
        </Providers>
      </I18nextProvider>
    </StrictMode>,
  )
  // React writes what belongs into the head before the content.
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? []
  return { head, html: withWaitingControls(markup.slice(head.length)) }
}

/** Renders in one piece, since everything that it waits for is here. */
async function render(tree: ReactNode): Promise<string> {
  const html = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => {
        pipe(html)
        resolve()
      },
      onShellError: reject,
      onError: (error) => {
        if (error instanceof LeftToBrowser) return LEFT_TO_BROWSER
        reject(error)
        return undefined
      },
      // Larger parts would be put in their place by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    })
  })
  return text(html)
}
