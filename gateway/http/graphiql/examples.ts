import { readdirSync, readFileSync } from 'node:fs'
import {
  type ASTNode,
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  TokenKind,
  TypeInfo,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { declaredCalls } from '../../core/schema/restDirective'
import { exampleValues } from './exampleValues'

const gateway = new URL('../../', import.meta.url)

/** Who has to be logged in for an example. */
const senders = ['visitor', 'staff', 'developer'] as const
type Sender = 'member' | (typeof senders)[number]

/** A value to fill in: where it is in the answer to the query for values, and what to take without it. */
interface FilledVariable {
  readonly path: string
  readonly otherwise: unknown
}

/** An example operation, with its fragments, whose literal ids have become variables. */
export interface Example {
  readonly name: string
  readonly text: string
  readonly query: string
  /** The REST calls that its fields name. */
  readonly calls: readonly string[]
  readonly variables: Readonly<Record<string, FilledVariable>>
  readonly sender: Sender
  /** Whether only the dark sites answer it. */
  readonly dark: boolean
  /** The codes of user errors that are its answer in the demo community. */
  readonly userErrors: readonly string[]
}

export interface ExampleArea {
  readonly area: string
  readonly examples: readonly Example[]
}

/** The example operations beside the resolvers, by area. */
export function readExamples(schema: GraphQLSchema): ExampleArea[] {
  const files = readdirSync(gateway, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/examples\/[^/]+\.graphql$/.test(file))
    .sort()
  const byArea = new Map<string, Example[]>()
  for (const file of files) {
    const area = file.slice(0, file.indexOf('/'))
    const document = parse(readFileSync(new URL(file, gateway), 'utf8'))
    byArea.set(area, [...(byArea.get(area) ?? []), ...examplesOf(schema, document)])
  }
  return [...byArea].map(([area, examples]) => ({ area, examples }))
}

function examplesOf(schema: GraphQLSchema, { definitions }: DocumentNode): Example[] {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return []
    const used = print(operation).includes('...') ? fragments : []
    const { filled, variables } = withVariables(schema, operation)
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [filled, ...used] }
    return [
      {
        name: operation.name?.value.replace(/Example$/, '') ?? '',
        query: print(document),
        calls: callsOf(schema, document),
        variables,
        ...notesOf(operation),
      },
    ]
  })
}

/** The comment above an operation: its text, and notes such as `@staff`. */
function notesOf({ loc }: OperationDefinitionNode): Pick<Example, 'text' | 'sender' | 'dark' | 'userErrors'> {
  const lines: string[] = []
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim())
  const notes = new Map(
    lines.flatMap((line) => {
      const [, name, value = ''] = /^@(\w+) ?(.*)$/.exec(line) ?? []
      return name ? [[name, value] as const] : []
    }),
  )
  return {
    text: lines.filter((line) => !line.startsWith('@')).join(' '),
    sender: senders.find((sender) => notes.has(sender)) ?? 'member',
    dark: notes.has('dark'),
    userErrors: notes.get('userErrors')?.split(' ') ?? [],
  }
}

function callsOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType()
        if (!parent) return
        const possible = isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent]
        for (const { name } of possible)
          for (const call of declaredCalls(schema, name, node.name.value)) found.add(call)
      },
    }),
  )
  return [...found]
}

/** Replaces the ids of an example by variables, because another community has other ids. */
function withVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): { filled: OperationDefinitionNode; variables: Example['variables'] } {
  const types = new TypeInfo(schema)
  const variables: Record<string, FilledVariable> = {}
  const added = new Map<string, VariableDefinitionNode>()

  function variableFor(subject: string, leaf: 'id' | 'legacyId', otherwise: unknown) {
    const value = exampleValues[subject]
    if (!value) return undefined
    const name = `${value.name}${leaf === 'id' ? 'Id' : 'LegacyId'}`
    const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const
    variables[name] = { path: `${value.path}.${leaf}`, otherwise }
    const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: leaf === 'id' ? 'ID' : 'Int' } } as const
    added.set(name, { kind: Kind.VARIABLE_DEFINITION, variable, type: { kind: Kind.NON_NULL_TYPE, type } })
    return variable
  }

  const filled = visit(
    operation,
    visitWithTypeInfo(types, {
      StringValue({ value }) {
        if (getNamedType(types.getInputType())?.name !== 'ID') return undefined
        return variableFor(Buffer.from(value, 'base64url').toString(), 'id', value)
      },
      IntValue({ value }, _key, parent, _path, ancestors) {
        const subject = subjectOf(types, [...ancestors, parent].flat())
        return subject ? variableFor(`${subject}:${value}`, 'legacyId', Number(value)) : undefined
      },
    }),
  )
  for (const { variable } of operation.variableDefinitions ?? []) {
    const operationName = operation.name?.value.replace(/Example$/, '') ?? ''
    const own = `$${variable.name.value}`
    const value = exampleValues[operationName + own] ?? exampleValues[own]
    if (value) variables[variable.name.value] = { path: value.path, otherwise: value.otherwise ?? null }
  }
  return {
    filled: { ...filled, variableDefinitions: [...(filled.variableDefinitions ?? []), ...added.values()] },
    variables,
  }
}

/** The type that the number of an address stands for: that of the field with the argument. */
function subjectOf(types: TypeInfo, above: readonly (ASTNode | undefined | null)[]): string | undefined {
  const place = above.findLast((node) => node?.kind === Kind.ARGUMENT)
  if (place?.kind !== Kind.ARGUMENT || place.name.value !== 'legacyId') return undefined
  return getNamedType(types.getType())?.name
}
