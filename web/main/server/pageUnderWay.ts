import { AsyncLocalStorage } from 'node:async_hooks'
import { createElement, use, type ComponentType } from 'react'
import { findPagesBy, type Page } from '#platform/page/currentPage'

/** A page that is being made for a request. */
export interface PageUnderWay extends Page {
  /** The sources of the lazily loaded modules that it has asked for. */
  readonly modules: Set<string>
  /** Lazily loaded modules are only named: what they draw is left to the browser. */
  readonly isNaming?: boolean
}

export const pages = new AsyncLocalStorage<PageUnderWay>()

declare global {
  /** The server's build has every lazy import pass through here. */
  var loadModule: (source: string, load: () => Promise<unknown>) => Promise<unknown>
  /** It has this instead of React's `lazy`, which asks for a module once, and so would name it with one page alone. */
  var lazyOnServer: <P extends object>(load: () => Promise<LazyModule<P>>) => ComponentType<P>
}

interface LazyModule<P extends object> {
  readonly default: ComponentType<P>
}

globalThis.loadModule = (source, load) => {
  const page = pages.getStore()
  page?.modules.add(source)
  return page?.isNaming ? new Promise(() => {}) : load()
}

globalThis.lazyOnServer = (load) => {
  let loaded: ReturnType<typeof load> | undefined
  return function Loaded(props) {
    const named = load()
    loaded ??= named
    return createElement(use(loaded).default, props)
  }
}

findPagesBy(() => pages.getStore())

/** Has a function name the modules that it would load. */
export function nameModules(load: () => unknown): void {
  const page = pages.getStore()
  if (page) pages.run({ ...page, isNaming: true }, load)
}
