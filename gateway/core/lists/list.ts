import { type AnswerOf, type BodyOf, type CallName, callByName, type QueryOf } from '../../../legacy/contract/contract'
import { byPages, type Connection, connection, type PageArgs, type PageSize, type Total } from './connections'
import type { GatewayContext } from '../context'

export type ListCall = { [N in CallName]: AnswerOf<N> extends readonly unknown[] ? N : never }[CallName]

export type ListItem<N extends ListCall> = AnswerOf<N> extends readonly (infer Item)[] ? Item : never

type Paging = 'skip' | 'take' | 'page'

/** The filters of such a call. */
type ListFilters<N extends ListCall> = Omit<QueryOf<N> & BodyOf<N>, Paging>

type Options<N extends ListCall> = PageSize & { readonly args: PageArgs; readonly total?: Total } & (Record<
    never,
    never
  > extends ListFilters<N>
    ? { readonly filters?: ListFilters<N> }
    : { readonly filters: ListFilters<N> })

/** Pages through a call as a Relay connection. */
export function list<N extends ListCall>(
  context: GatewayContext,
  name: N,
  { args, filters, ...size }: Options<N>,
): Promise<Connection<ListItem<N>>> {
  const call = callByName.get(name)
  if (!call) throw new Error(`There is no call ${name}`)
  const inBody = 'take' in call.body.properties
  const parameters = inBody ? call.body.properties : call.query.properties
  const read = async (page: object) => {
    const all = { ...filters, ...page }
    return (await context.call(name, inBody ? { body: all } : { query: all })) as readonly ListItem<N>[]
  }
  return connection({
    call: name,
    args,
    filters: { ...filters },
    read: 'page' in parameters ? byPages(read) : read,
    ...size,
  })
}
