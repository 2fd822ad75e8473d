import { Kind, parse, type SelectionNode, type SelectionSetNode } from 'graphql'
import { isObject, operationIds } from '../core/operations/operationIds'
import type { PersistedOperations } from '../core/operations/persistedOperations'

const start = /^\s*mutation\b[^{]*\{\s*logOut\b/
/** In characters: far more than needed, and parsed in no time. */
const MAX_LENGTH = 500

/** Whether the body of a request is a log-out and nothing that costs more. */
export function isLogOut(body: unknown, operations: PersistedOperations): boolean {
  const text = textIn(body, operations)
  return text !== undefined && text.length < MAX_LENGTH && start.test(text) && logsOutOnly(text)
}

function textIn(body: unknown, operations: PersistedOperations): string | undefined {
  if (!isObject(body)) return undefined
  const { query } = body
  const [id, another] = operationIds(body)
  if (id === undefined) return typeof query === 'string' ? query : undefined
  // With several operations this is not the place to choose.
  return query || another !== undefined ? undefined : operations.known(id)
}

function logsOutOnly(text: string): boolean {
  try {
    const [operation, ...others] = parse(text, { noLocation: true }).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return false
    const [logOut, ...more] = operation.selectionSet.selections
    return more.length === 0 && logOut?.kind === Kind.FIELD && asksForErrorsOnly(logOut.selectionSet)
  } catch {
    return false
  }
}

/** The viewer, for example, may lead to anything that a member sees. */
function asksForErrorsOnly(selectionSet: SelectionSetNode | undefined): boolean {
  return selectionSet?.selections.every(isErrors) ?? false
}

function isErrors(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && ['userErrors', '__typename'].includes(selection.name.value)
}
