import { callByName, type CallName } from '../contract/contract'
import type { Deps, Handler, MemberViewer, Request } from '../core/handler'
import { requireRight } from './visibility'

type Table = { readonly [N in CallName]?: Handler<N> }

/** Finds the event that a call is about; undefined where there is none, or the viewer may not know of the thing. */
type FindEvent<N extends CallName> = (deps: Deps, request: Request<N>) => Promise<number | undefined>

/**
 * Handlers of calls about one event. Before each the viewer's role is read: 404 where the viewer may not know of the
 * event, 403 without the call's `eventRight`. The event is that of `eventId`, unless `findEvent` finds it by something
 * else.
 */
export function eventHandlers<const T extends Table>(
  table: T,
  findEvent: FindEvent<keyof T & CallName> = async (_deps, { query, body }) => eventIdIn(query) ?? eventIdIn(body),
): { readonly [N in keyof T & CallName]: Handler<N> } {
  const handlers = Object.entries(table).map(([name, handle]) => {
    const right = callByName.get(name as CallName)?.eventRight
    const handler = async (deps: Deps, request: Request<keyof T & CallName>) => {
      await requireRight(deps.db, request.viewer as MemberViewer, await findEvent(deps, request), right)
      return (handle as unknown as Handler<keyof T & CallName>)(deps, request)
    }
    return [name, handler]
  })
  return Object.fromEntries(handlers) as { readonly [N in keyof T & CallName]: Handler<N> }
}

function eventIdIn(parameters: object): number | undefined {
  return 'eventId' in parameters && typeof parameters.eventId === 'number' ? parameters.eventId : undefined
}
