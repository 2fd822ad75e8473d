import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom'
import { routeTree } from '../router'
import { screens } from '../screens'

export interface Visit {
  readonly context: StaticHandlerContext
  readonly routes: ReturnType<typeof createStaticHandler>['dataRoutes']
}

/** Runs the guards and the screen's queries, and loads its code; or says where to go instead. */
export async function visitPage(request: Request): Promise<Visit | { readonly redirect: string }> {
  const routes = screens.map(unloaded)
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
