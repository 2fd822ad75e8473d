import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type NonNullTypeNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql'

/** Descriptions of fields and arguments that have the same name everywhere. */
const byName: Readonly<Record<string, string>> = {
  id: 'Unique over the whole graph; opaque.',
  legacyId: 'The number by which addresses and the REST calls know it.',
  viewer: 'The session as it is afterwards.',
  userErrors: 'What the person can mend; empty when it worked.',
  input: 'All that it takes.',
  edges: 'The items of this page.',
  pageInfo: 'Where this page stands.',
  totalCount: 'The items on all pages together; null where no call counts them.',
  cursor: 'For `after` and `before`.',
  node: 'The item itself.',
  nodes: 'The items of this page without their cursors.',
  first: 'How many items at most, 1 to 100; 30 when nothing is said.',
  after: 'Begins behind this cursor.',
  last: 'How many items at most, counted back from `before`.',
  before: 'Ends in front of this cursor.',
}

const bySuffix: Readonly<Record<string, (stem: string, node: Described) => string>> = {
  Input: (stem) => `What \`${stem.charAt(0).toLowerCase()}${stem.slice(1)}\` takes.`,
  Payload: (stem) => `What \`${stem.charAt(0).toLowerCase()}${stem.slice(1)}\` gives back.`,
  Connection: (_stem, node) =>
    hasField(node, 'totalCount') ? 'A page of a list.' : 'A page of a list. No call counts all of its items.',
  Edge: () => 'An item of a list, with its cursor.',
}

type Field = FieldDefinitionNode | InputValueDefinitionNode

export function withNodes({ kind, definitions }: DocumentNode): DocumentNode {
  const types = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )

  function nodesOf(connection: ObjectTypeDefinitionNode): FieldDefinitionNode[] {
    const edge = types.get(connection.name.value.replace(/Connection$/, 'Edge'))
    const node = edge?.fields?.find(({ name }) => name.value === 'node')
    if (!node) return []
    const item: NonNullTypeNode =
      node.type.kind === Kind.NON_NULL_TYPE ? node.type : { kind: Kind.NON_NULL_TYPE, type: node.type }
    const type: TypeNode = { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.LIST_TYPE, type: item } }
    return [{ kind: Kind.FIELD_DEFINITION, name: { kind: Kind.NAME, value: 'nodes' }, type }]
  }

  return {
    kind,
    definitions: definitions.map((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value.endsWith('Connection')
        ? { ...node, fields: [...(node.fields ?? []), ...nodesOf(node)] }
        : node,
    ),
  }
}

/**
 * Adds conventional descriptions: those above by name, and those of a field that an interface describes. The SDL
 * describes everything else.
 */
export function withConventionalDescriptions({ kind, definitions }: DocumentNode): DocumentNode {
  const interfaces = new Map<string, readonly FieldDefinitionNode[]>()
  for (const node of definitions) {
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) interfaces.set(node.name.value, node.fields ?? [])
  }

  function describeField<T extends Field>(field: T, inherited: readonly FieldDefinitionNode[]): T {
    const name = field.name.value
    const above = inherited.find((other) => other.name.value === name && other.description)?.description
    const description = field.description ?? above ?? text(byName[name])
    const args =
      'arguments' in field ? { arguments: field.arguments?.map((argument) => describeField(argument, [])) } : {}
    return { ...field, ...args, ...(description ? { description } : {}) }
  }

  function describe(node: DefinitionNode): DefinitionNode {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      const inherited = (node.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value) ?? [])
      return { ...described(node), fields: node.fields?.map((field) => describeField(field, inherited)) }
    }
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) {
      return { ...node, fields: node.fields?.map((field) => describeField(field, [])) }
    }
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      return { ...described(node), fields: node.fields?.map((field) => describeField(field, [])) }
    }
    return node
  }

  return { kind, definitions: definitions.map(describe) }
}

type Described = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode | InputObjectTypeDefinitionNode

/** A type's own description, or that of its suffix. */
function described<T extends Described>(node: T): T {
  if (node.description) return node
  const suffix = Object.keys(bySuffix).find((each) => node.name.value.endsWith(each))
  const sentence = suffix && bySuffix[suffix]?.(node.name.value.slice(0, -suffix.length), node)
  return sentence ? { ...node, description: text(sentence) } : node
}

function hasField({ fields }: Described, wanted: string): boolean {
  return fields?.some(({ name }) => name.value === wanted) ?? false
}

function text(value: string | undefined): StringValueNode | undefined {
  return value === undefined ? undefined : { kind: Kind.STRING, value }
}
