import { isPromise } from '@whatwg-node/promise-helpers'
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import type { GatewayContext } from '../context'
import { ForeignIdError } from '../errors'
import type { UserError } from '../mutation'

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>

/** Lets mutations answer an id of another type as a user error at the input field that holds it. */
export function refuseForeignIds(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) refuseIn(field)
}

function refuseIn(field: GraphQLField<unknown, GatewayContext>): void {
  const { resolve } = field
  const input = field.args.find(({ name }) => name === 'input')
  const payload = getNamedType(field.type)
  if (!resolve || !input || !isObjectType(payload) || !payload.getFields()['userErrors']) return
  const refuse = (error: unknown, args: Readonly<Record<string, unknown>>) => {
    if (!(error instanceof ForeignIdError)) throw error
    return { userErrors: [userErrorOf(error, pathOf(error.globalId, args['input'], input.type))] }
  }
  const guarded: Resolve = (parent, args: Readonly<Record<string, unknown>>, context, info) => {
    try {
      const answer: unknown = resolve(parent, args, context, info)
      return isPromise(answer) ? answer.catch((error: unknown) => refuse(error, args)) : answer
    } catch (error) {
      return refuse(error, args)
    }
  }
  field.resolve = guarded
}

function userErrorOf({ message }: ForeignIdError, field: string[] | null): UserError {
  return { __typename: 'NotFoundError', code: 'NOT_FOUND', message, field }
}

/** Where an id stands in an input; null when it is not there as an `ID`. */
function pathOf(globalId: string, value: unknown, wrapped: GraphQLInputType): string[] | null {
  const type = getNullableType(wrapped)
  const within = (key: string, inner: unknown, innerType: GraphQLInputType) => {
    const path = pathOf(globalId, inner, innerType)
    return path && [key, ...path]
  }
  if (isListType(type) && Array.isArray(value)) {
    return firstOf(value.map((each: unknown, index) => within(String(index), each, type.ofType)))
  }
  if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    const fields = type.getFields()
    return firstOf(
      Object.entries(value).map(([key, each]: [string, unknown]) => {
        const field = fields[key]
        return field ? within(key, each, field.type) : null
      }),
    )
  }
  return value === globalId && getNamedType(type).name === 'ID' ? [] : null
}

function firstOf(paths: readonly (string[] | null)[]): string[] | null {
  return paths.find((path) => path !== null) ?? null
}
