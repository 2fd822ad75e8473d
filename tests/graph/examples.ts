import { readdirSync, readFileSync } from 'node:fs'
import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { declaredCalls, restCallsOf } from '../../gateway/core/schema/restDirective'

const folder = new URL('../../gateway/', import.meta.url)

/** One operation of an example file, with the calls that its fields name by `@rest`. */
export interface Example {
  readonly file: string
  readonly name: string
  readonly text: string
  readonly declared: ReadonlySet<string>
  /** The fields it selects, as `Type.field`. */
  readonly fields: ReadonlySet<string>
}

export function readExamples(schema: GraphQLSchema): Example[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/examples\/[^/]+\.graphql$/.test(file))
    .sort()
    .flatMap((file) => {
      const document = parse(readFileSync(new URL(file, folder), 'utf8'))
      return operationsOf(document).map((operation) => {
        const alone = withFragments(document, operation)
        return { file, name: operation.name?.value ?? '', text: print(alone), ...selected(schema, alone) }
      })
    })
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

/** The operation with the file's fragments, if it uses any. */
function withFragments({ definitions }: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const used = print(operation).includes('...')
    ? definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    : []
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] }
}

function selected(schema: GraphQLSchema, document: DocumentNode): Pick<Example, 'declared' | 'fields'> {
  const declared = new Set<string>()
  const fields = new Set<string>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType()
        if (!parent) return
        const possible = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]
        for (const { name } of possible) fields.add(`${name}.${node.name.value}`)
        for (const call of declaredCalls(schema, parent.name, node.name.value)) declared.add(call)
      },
    }),
  )
  return { declared, fields }
}

/** Every field that names a call, as `Type.field`. */
export function fieldsWithCalls(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => restCallsOf(field).length > 0)
        .map((field) => `${type.name}.${field.name}`),
    )
}
