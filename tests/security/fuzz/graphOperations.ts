import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { globalId } from '../../../gateway/testing/stubbed'
import { isNodeType } from '../../../gateway/core/schema/node'
import { oddValues } from './oddValues'

/** A field with all its arguments as variables, reached by the shortest path. */
export interface GraphOperation {
  /** `Type.field`. */
  readonly name: string
  readonly query: string
  /** Valid variables, including all optional ones. */
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * An operation for each field with arguments: of queries, of mutations, and of objects that are reached by an id
 * or the viewer.
 */
export function fieldOperations(schema: GraphQLSchema): GraphOperation[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => {
      const around = wayTo(schema, type)
      return around ? operationsOf(type, around) : []
    })
}

type Around = (declared: string, selection: string) => string

function wayTo(schema: GraphQLSchema, { name }: GraphQLObjectType): Around | undefined {
  if (name === 'Query') return (declared, selection) => `query ${declared} { ${selection} }`
  if (name === 'Mutation') return (declared, selection) => `mutation ${declared} { ${selection} }`
  if (name === 'Viewer') return (declared, selection) => `query ${declared} { viewer { ${selection} } }`
  if (!isNodeType(schema, name)) return undefined
  const id = JSON.stringify(globalId(name, 1))
  return (declared, selection) => `query ${declared} { node(id: ${id}) { ... on ${name} { ${selection} } } }`
}

function operationsOf(type: GraphQLObjectType, around: Around): GraphOperation[] {
  return Object.values(type.getFields())
    .filter(({ args }) => args.length > 0 && !args.some(takesFile))
    .map(({ name, args, type: answer }) => {
      const declared = `(${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
      const selection =
        type.name === 'Mutation'
          ? '{ userErrors { code field } }'
          : isCompositeType(getNamedType(answer))
            ? '{ __typename }'
            : ''
      return {
        name: `${type.name}.${name}`,
        query: around(declared, `${name}(${passed}) ${selection}`),
        variables: Object.fromEntries(args.map((arg) => [arg.name, validInput(arg.type, arg.name)])),
      }
    })
}

function takesFile({ type }: GraphQLArgument): boolean {
  const named = getNamedType(type)
  return (
    isInputObjectType(named) &&
    Object.values(named.getFields()).some((field) => getNamedType(field.type).name === 'File')
  )
}

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 0.5,
  Boolean: true,
  String: 'text',
  LocalDate: '1990-02-03',
  HTML: '<p>text</p>',
  DateTime: '2026-11-20T12:00:00.000Z',
}

function validInput(wrapped: GraphQLInputType, name: string): unknown {
  const type = getNullableType(wrapped)
  if (isListType(type)) return [validInput(type.ofType, name)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const filled = type.isOneOf ? fields.slice(0, 1) : fields
    return Object.fromEntries(filled.map((field) => [field.name, validInput(field.type, field.name)]))
  }
  // Only cursors from the server are valid, so pages begin at the front.
  if (['after', 'before', 'last'].includes(name)) return null
  return type.name === 'ID' ? globalId('Profile', 1) : (scalars[type.name] ?? null)
}

const numbers = ['0', '-1', '2147483647', '2147483648', '9007199254740991', '999999999999999', '1e21', '1.5', 'NaN', '']
const idTypes = [
  'Profile',
  'BlogEntry',
  'Picture',
  'Album',
  'Conversation',
  'BlogComment',
  'BlogAuthor',
  'TextMessage',
  'constructor',
]

/** Odd values, and forged ids and cursors. */
export const oddInputs: readonly unknown[] = [
  ...oddValues,
  ...idTypes.flatMap((type) => numbers.map((number) => Buffer.from(`${type}:${number}`).toString('base64url'))),
]
