import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom'
import { BrowserScreen } from '#platform/page/leftToBrowser'
import { routeTree } from '../router'
import { screens } from '../screens'
import { nameModules } from './pageUnderWay'

export interface Visit {
  readonly context: StaticHandlerContext
  readonly routes: ReturnType<typeof createStaticHandler>['dataRoutes']
}

/** Runs the guards and the screen's queries, and loads its code where it is to be drawn; or says where to go instead. */
export async function visitPage(request: Request, isDrawn: boolean): Promise<Visit | { readonly redirect: string }> {
  const routes = screens.map(isDrawn ? unloaded : undrawn)
  const handler = createStaticHandler(routeTree(routes), { future: { v8_middleware: true } })
  let context: StaticHandlerContext | undefined
  const response = await handler.query(request, {
    generateMiddlewareResponse: async (load) => {
      const found = await load(request)
      if (found instanceof Response) return found
      context = found
      return new Response()
    },
  })
  const redirect = response instanceof Response ? response.headers.get('location') : null
  if (redirect !== null) return { redirect }
  if (!context) throw new Error(`No page was found for ${request.url}`)
  return { context, routes: handler.dataRoutes }
}

/** A route with its parts still to load: the router takes them out of the object that it is given. */
function unloaded(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route
}

/** The same without what it draws. */
function undrawn(route: RouteObject): RouteObject {
  const { lazy } = route
  if (typeof lazy !== 'object' || !lazy.Component) return route
  const { Component } = lazy
  return {
    ...route,
    lazy: {
      ...lazy,
      Component: async () => {
        nameModules(Component)
        return BrowserScreen
      },
    },
  }
}
