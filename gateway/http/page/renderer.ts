import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a page is rendered for, which decides what its HTML assumes of the screen. */
export type Device = 'phone' | 'desktop'

export interface PageRequest {
  /** The whole address. */
  readonly url: string
  readonly device: Device
  /** The cookies that scripts can read, as a browser lists them. */
  readonly cookies: string
  /** Answers a stored operation for whoever opens the page; fails unless the answer is complete. */
  readonly answer: (operationId: string, variables: Record<string, unknown>) => Promise<object>
  readonly signal: AbortSignal
}

/** Where to go instead. */
export interface PageRedirect {
  readonly redirect: string
}

export interface RenderedPage {
  readonly status: number
  /** What went wrong, where the page has less than it should. */
  readonly failure: unknown
  /** The page's content; empty where only the browser draws it. */
  readonly html: string
  /** What the content puts into the page's head. */
  readonly head: string
  /** What the browser's store begins with. */
  readonly records: object
  /** When a member's page was drawn, and by how many minutes its clocks are ahead of UTC. */
  readonly drawn: { readonly at: Date; readonly clockOffset: number } | undefined
  /** The sources of the page's lazily loaded modules. */
  readonly modules: readonly string[]
}

/** The client's own renderer, which its build makes for the gateway. */
export interface Renderer {
  renderPage(request: PageRequest): Promise<RenderedPage | PageRedirect>
}

/** Loads the renderer of a built client, as it is at the first time; null where it has none. */
export async function loadRenderer(webDist: string): Promise<Renderer | null> {
  const file = resolve(join(webDist, '.server', 'server.js'))
  const found = await stat(file).catch(() => null)
  return found && ((await import(pathToFileURL(file).href)) as Renderer)
}
