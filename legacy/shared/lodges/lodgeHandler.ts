import type { LodgeRight } from '../../contract/lodgeRights'
import { callByName, type AnswerOf, type CallName } from '../../contract/contract'
import type { Deps, Handler, MemberViewer, Request } from '../../core/handler'
import { requireStanding, type LodgeStanding } from './rights'

/** A standing, with the right that the call needs by the contract. */
export interface CallStanding extends LodgeStanding {
  readonly right: LodgeRight | undefined
}

/** A handler of a call about a lodge. The viewer may know of the lodge, and has the right that the contract names. */
type LodgeHandler<N extends CallName> = (
  deps: Deps,
  request: Request<N>,
  standing: CallStanding,
) => Promise<AnswerOf<N>>

/** Finds the lodge that a call is about; undefined where there is none, or the viewer may not know of the thing. */
type FindLodge<N extends CallName> = (deps: Deps, request: Request<N>) => Promise<number | undefined>

/** The part of the handlers' table for calls about a lodge. */
type LodgeHandlers = { readonly [N in CallName]?: LodgeHandler<N> }

/**
 * Handlers of calls about one lodge. Before each the viewer's standing is read: 404 where the viewer may not know
 * of the lodge, 403 without the call's `lodgeRight`. The lodge is that of `lodgeId`, unless `findLodge` finds it by
 * something else. Changes go through `changeLodge`, which checks the right again under the lock.
 */
export function lodgeHandlers<const T extends LodgeHandlers>(
  table: T,
  findLodge: FindLodge<keyof T & CallName> = async (_deps, { query, body }) => lodgeIdIn(query) ?? lodgeIdIn(body),
): { readonly [N in keyof T & CallName]: Handler<N> } {
  const handlers = Object.entries(table).map(([name, handle]) => {
    const right = callByName.get(name as CallName)?.lodgeRight
    const handler = async (deps: Deps, request: Request<keyof T & CallName>) => {
      const lodgeId = await findLodge(deps, request)
      const standing = await requireStanding(deps.db, request.viewer as MemberViewer, lodgeId, right)
      return (handle as unknown as LodgeHandler<keyof T & CallName>)(deps, request, { ...standing, right })
    }
    return [name, handler]
  })
  return Object.fromEntries(handlers) as { readonly [N in keyof T & CallName]: Handler<N> }
}

function lodgeIdIn(parameters: object): number | undefined {
  return 'lodgeId' in parameters && typeof parameters.lodgeId === 'number' ? parameters.lodgeId : undefined
}
