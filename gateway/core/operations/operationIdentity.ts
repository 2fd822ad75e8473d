import { type DocumentNode, getOperationAST, type OperationTypeNode } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { OperationContext } from './graphql'

/** What logs and metrics may say of an operation: nothing that somebody typed. */
export interface OperationIdentity {
  /** The name of a persisted operation; all others share one name. */
  readonly name: string
  readonly type: `${OperationTypeNode}` | 'unknown'
}

/** The shared name of operations that are not persisted. */
export const FREE = 'free'

/** Records an operation's identity when it has been parsed, so that logs and metrics need not parse it again. */
export function useOperationIdentity(): Plugin<Partial<YogaInitialContext> & OperationContext> {
  return {
    onValidate({ context, params, extendContext }) {
      const operation = getOperationAST(params.documentAST as DocumentNode, context.params?.operationName)
      if (!operation) return
      const name = (context.persisted && operation.name?.value) || FREE
      extendContext({ identity: { name, type: operation.operation } })
    },
  }
}
