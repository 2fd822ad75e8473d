import { AsyncLocalStorage } from 'node:async_hooks'
import { createElement, use, type ComponentType } from 'react'
import { findPagesBy, type Page } from '#platform/page/currentPage'

/** A page that is being made for a request. */
export interface PageUnderWay extends Page {
  /** The sources of the lazily loaded modules that it has asked for. */
  readonly modules: Set<string>
  /** In whose clocks its times are; of a member's page. */
  timeZone?: string
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
  pages.getStore()?.modules.add(source)
  return load()
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
