import { callByName, type CallName } from '../contract/contract'
import { RoleLevel } from '../contract/enums'
import { EventRole } from '../contract/events/eventEnums'
import type { Deps, Handler, MemberViewer, Request } from '../core/handler'
import { loggedAct } from '../core/http/staffLog'
import { requireRight } from './visibility'

type Table = { readonly [N in CallName]?: Handler<N> }

/** Finds the event that a call is about; undefined where there is none, or the viewer may not know of the thing. */
type FindEvent<N extends CallName> = (deps: Deps, request: Request<N>) => Promise<number | undefined>

/**
 * Handlers of calls about one event. Before each the viewer's role is read: 404 where the viewer may not know of the
 * event, 403 without the call's `eventRight`. The event is that of `eventId`, unless `findEvent` finds it by something
 * else. What the staff use a right for at events that they do not run, and what they see as another, is logged.
 */
export function eventHandlers<const T extends Table>(
  table: T,
  findEvent: FindEvent<keyof T & CallName> = async (_deps, { query, body }) => eventIdIn(query) ?? eventIdIn(body),
): { readonly [N in keyof T & CallName]: Handler<N> } {
  const handlers = Object.entries(table).map(([name, handle]) => {
    const right = callByName.get(name as CallName)?.eventRight
    const run = handle as unknown as Handler<keyof T & CallName>
    const handler = async (deps: Deps, request: Request<keyof T & CallName>) => {
      const viewer = request.viewer as MemberViewer
      const role = await requireRight(deps.db, viewer, await findEvent(deps, request), right)
      const isByStaff = role === EventRole.Staff || viewer.session.impersonatorId !== null
      return right !== undefined && isByStaff ? logged(name as CallName, run)(deps, request) : run(deps, request)
    }
    return [name, handler]
  })
  return Object.fromEntries(handlers) as { readonly [N in keyof T & CallName]: Handler<N> }
}

/** A handler whose uses are written into the log of the staff. */
function logged<N extends CallName>(name: N, handle: Handler<N>): Handler<N> {
  const call = { look: callByName.get(name)?.method === 'GET' || isBatch(name) }
  return async (deps, request) =>
    (await loggedAct(deps, { name, call, request }, handle)) as Awaited<ReturnType<Handler<N>>>
}

/** The same for things that are not found by their event, which the staff may also do to their own. */
export function loggedOfStaff<N extends CallName>(name: N, handle: Handler<N>): Handler<N> {
  const withLog = logged(name, handle)
  return (deps, request) => {
    const { profile, session } = request.viewer as MemberViewer
    const isStaff = profile.roleLevel >= RoleLevel.Support || session.impersonatorId !== null
    return isStaff ? withLog(deps, request) : handle(deps, request)
  }
}

/** Batches read by POST. */
const isBatch = (name: CallName) => name.endsWith('ByIds')

function eventIdIn(parameters: object): number | undefined {
  return 'eventId' in parameters && typeof parameters.eventId === 'number' ? parameters.eventId : undefined
}
