import type { ComponentType } from 'react'
import {
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import type { IEnvironment, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { loadTexts } from '#platform/i18n/i18n'
import type { Namespace } from '#platform/i18n/namespace'
import { startQuery } from '#platform/relay/screenQuery'
import { currentPage, getEnvironment } from '#platform/page/currentPage'
import { readSession, type Session } from '#platform/session/session'

/** What the shell does around a screen. */
export interface RouteHandle {
  /** Open to visitors. */
  readonly isPublic?: boolean
  /** The screen uses the full height, without the footer. */
  readonly fullHeight?: boolean
  /** The screen lies in what header and banners leave of the window; the page itself does not scroll. */
  readonly fillsWindow?: boolean
  /** The top menu is not shown. */
  readonly hidesTopMenu?: boolean
}

/** What a screen's variables and redirect are made from. */
export interface Navigation {
  readonly params: LoaderFunctionArgs['params']
  readonly search: URLSearchParams
  readonly session: Session
}

/** What a route with a screen is made from. */
export interface Screen<Q extends OperationType> {
  readonly path: string
  /** The areas whose texts the screen shows. */
  readonly texts: readonly Namespace[]
  readonly component: () => Promise<ComponentType>
  /** The `$parameters` artifact of the screen's query. */
  readonly query?: PreloadableConcreteRequest<Q>
  readonly variables?: (navigation: Navigation) => VariablesOf<Q>
  /** Where to go instead, by rules of this screen alone. */
  readonly redirect?: (navigation: Navigation) => string | null
  /** The query of the address to open instead, where it has none; asked for when the guards have let the viewer in. */
  readonly usualAddress?: (environment: IEnvironment) => Promise<string | null>
  readonly handle?: RouteHandle
}

function navigationOf(environment: IEnvironment, { params, request }: LoaderFunctionArgs): Navigation {
  return { params, search: new URL(request.url).searchParams, session: readSession(environment) }
}

const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, currentParams, nextParams }) =>
  // The very same address is a new try of a screen that failed; one that stands is read from the store.
  currentUrl.href === nextUrl.href ||
  currentUrl.search !== nextUrl.search ||
  JSON.stringify(currentParams) !== JSON.stringify(nextParams)

/**
 * A route with a screen. Code, texts and data start together on the click; the screen before stays until they are there.
 */
export function screen<Q extends OperationType>({
  path,
  texts,
  component,
  query,
  variables,
  redirect: redirectOf,
  usualAddress,
  handle,
}: Screen<Q>): RouteObject {
  return {
    path,
    handle: { ...handle, redirect: redirectOf } satisfies ScreenHandle,
    loader: async (args) => {
      if (!query) return null
      const environment = getEnvironment()
      const url = new URL(args.request.url)
      const usual = url.search === '' && usualAddress ? await usualAddress(environment) : null
      // Where the browser already shows the bare address, Back must not lead into it again.
      if (usual) throw (url.href === currentPage().url().href ? replace : redirect)(url.pathname + usual)
      return startQuery(environment, query, variables ? variables(navigationOf(environment, args)) : {})
    },
    shouldRevalidate,
    lazy: {
      Component: async () => {
        const [Component] = await Promise.all([component(), loadTexts(texts)])
        return Component
      },
    },
  }
}

/**
 * Routes that `screen` makes, whose table is loaded with the first of them: for an area that few first visits lead to.
 * Code and data still start together after that.
 */
export function lazyScreens(
  paths: readonly string[],
  redirectOf: Screen<OperationType>['redirect'],
  load: () => Promise<readonly RouteObject[]>,
  handle?: RouteHandle,
): RouteObject[] {
  return paths.map((path) => {
    const find = async () => (await load()).find((route) => route.path === path)
    return {
      path,
      handle: { ...handle, redirect: redirectOf } satisfies ScreenHandle,
      shouldRevalidate,
      lazy: {
        loader: async () => (await find())?.loader,
        Component: async () => {
          const lazy = (await find())?.lazy
          return typeof lazy === 'object' ? lazy.Component?.() : undefined
        },
      },
    }
  })
}

/** A route handle as `screen` makes it, with the screen's own redirect for the guards. */
export interface ScreenHandle extends RouteHandle {
  readonly redirect?: (navigation: Navigation) => string | null
}

/** A path that leads to another one. */
export function alias(
  path: string,
  target: string | ((navigation: Navigation) => string),
  handle: RouteHandle = {},
): RouteObject {
  const redirectOf = typeof target === 'string' ? () => target : target
  return { path, handle: { ...handle, redirect: redirectOf } satisfies ScreenHandle, element: null }
}
