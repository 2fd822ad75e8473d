import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql'
import { globalId } from '../../gateway/testing/stubbed'

export interface ConnectionField {
  /** `Type.field`. */
  readonly name: string
  readonly parent: GraphQLObjectType
  readonly field: GraphQLField<unknown, unknown>
}

const pageArguments = ['first', 'after', 'last', 'before']

export function connectionFields(schema: GraphQLSchema): ConnectionField[] {
  return objectTypes(schema).flatMap((parent) =>
    Object.values(parent.getFields())
      .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
      .map((field) => ({ name: `${parent.name}.${field.name}`, parent, field })),
  )
}

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter((type) => isObjectType(type))
}

export function filtersOf({ field }: ConnectionField): readonly GraphQLArgument[] {
  return field.args.filter(({ name }) => !pageArguments.includes(name))
}

/** Whether the list has a paging argument. */
export function takes({ field }: ConnectionField, argument: string): boolean {
  return field.args.some(({ name }) => name === argument)
}

/** Page sizes from the field's description. */
export function pageSizeOf({ name, field }: ConnectionField): { readonly most: number; readonly usual: number } {
  const first = field.args.find((argument) => argument.name === 'first')
  const most = /1 to (\d+)/.exec(first?.description ?? '')?.[1]
  const usual = first?.defaultValue ?? /(\d+) when nothing is said/.exec(first?.description ?? '')?.[1]
  if (!most || usual == null) throw new Error(`The description of ${name}(first:) does not say how large a page is`)
  return { most: Number(most), usual: Number(usual) }
}

/**
 * A query for a page: the list has the alias `list`, and `$id` is the object that has it. Each item selects its
 * identifying fields.
 */
export function pageQuery(schema: GraphQLSchema, connection: ConnectionField): string {
  const { parent, field } = connection
  const declared = field.args.map((argument) => `$${argument.name}: ${declaredType(argument)}`)
  const passed = field.args.map(({ name }) => `${name}: $${name}`)
  const list = `list: ${field.name}(${passed.join(', ')}) {
    edges { cursor node { ${keyOf(nodeTypeOf(field))} } }
    nodes { ${keyOf(nodeTypeOf(field))} }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }`
  const way = wayTo(schema, parent)
  const id = way.includes('$id') ? ['$id: ID!'] : []
  return `query (${[...id, ...declared].join(', ')}) ${way.replace('…', list)}`
}

/** An argument with a default may be omitted. */
function declaredType(argument: GraphQLArgument): string {
  return String(isRequiredArgument(argument) ? argument.type : getNullableType(argument.type))
}

/** Whether a type has several objects, fetched by id. */
export function hasManyParents(schema: GraphQLSchema, { parent }: ConnectionField): boolean {
  return wayTo(schema, parent).includes('$id')
}

function isNode(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}

/** Selections from the root to objects of a type, with a placeholder for the type's own. */
function wayTo(schema: GraphQLSchema, target: GraphQLObjectType): string {
  const query = schema.getQueryType()
  if (!query) throw new Error('There are no queries')
  if (target === query) return '{ … }'
  // Singletons: the session, the site.
  const single = Object.values(query.getFields()).find(({ type }) => isNonNullType(type) && type.ofType === target)
  if (single) return `{ ${single.name} { … } }`
  if (isNode(target)) return `{ node(id: $id) { ... on ${target.name} { … } } }`
  const part = partsOfNodes[target.name]
  if (part) return `{ node(id: $id) { ... on ${part.node} { ${part.way} } } }`
  return wayThrough(schema, query, target)
}

/** Types that only fields with arguments lead to, from a node. */
const partsOfNodes: Readonly<Record<string, { readonly node: string; readonly way: string }>> = {
  MeetupMonth: { node: 'Lodge', way: 'meetupMonth(day: "2026-11-21") { … }' },
}

/** The type of the object that `$id` names in the query for a page. */
export function namedType({ parent }: ConnectionField): string {
  return partsOfNodes[parent.name]?.node ?? parent.name
}

/** The shortest path of fields without required arguments. */
function wayThrough(schema: GraphQLSchema, query: GraphQLObjectType, target: GraphQLObjectType): string {
  const seen = new Set<GraphQLNamedType>([query])
  const open: { readonly type: GraphQLObjectType; readonly way: string }[] = [{ type: query, way: '{ … }' }]
  for (const { type, way } of open) {
    if (type === target) return way
    for (const { name, type: given, args } of Object.values(type.getFields())) {
      const next = getNamedType(given)
      if (args.some(isRequiredArgument) || seen.has(next)) continue
      seen.add(next)
      if (isObjectType(next)) open.push({ type: next, way: way.replace('…', `${name} { … }`) })
      if (!isAbstractType(next)) continue
      for (const possible of schema.getPossibleTypes(next)) {
        open.push({ type: possible, way: way.replace('…', `${name} { ... on ${possible.name} { … } }`) })
      }
    }
  }
  throw new Error(`No way without arguments leads to a ${target.name}: the lists it has cannot be tried`)
}

function nodeTypeOf(field: GraphQLField<unknown, unknown>): GraphQLNamedType {
  const fieldOf = (type: GraphQLNamedType, name: string) => {
    const found = isObjectType(type) ? type.getFields()[name] : undefined
    if (!found) throw new Error(`${type.name} has no ${name}`)
    return getNamedType(found.type)
  }
  return fieldOf(fieldOf(getNamedType(field.type), 'edges'), 'node')
}

/** The selection that identifies objects of a type. */
function keyOf(type: GraphQLNamedType): string {
  const key = ownKeyOf(type)
  if (key) return key
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  for (const { name, type: child } of fields) {
    const childKey = ownKeyOf(getNamedType(child))
    if (childKey) return `${name} { ${childKey} }`
  }
  const text = ['String!', 'DateTime!'].flatMap(
    (told) => fields.find(({ type: child }) => String(child) === told) ?? [],
  )[0]
  if (!text) throw new Error(`Nothing tells one ${type.name} from another`)
  return text.name
}

function ownKeyOf(type: GraphQLNamedType): string | undefined {
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined
  return ['id', 'legacyId', 'profileId'].find((name) => type.getFields()[name])
}

/** What the arguments of lists name. */
const typesOfIds: Readonly<Record<string, string>> = {
  albumId: 'Album',
  authorIds: 'BlogAuthor',
  categoryId: 'DebateCategory',
  countryAreaIds: 'CountryArea',
  kinkId: 'Kink',
  kinkIds: 'Kink',
  profileId: 'Profile',
  tagId: 'Tag',
  tagIds: 'BlogTag',
}

/** Two different values of an argument. */
export function twoValuesOf(type: GraphQLInputType, name: string): readonly [unknown, unknown] {
  const given = getNullableType(type)
  if (isListType(given)) return pair(twoValuesOf(given.ofType, name), (value) => [value])
  if (isEnumType(given)) return pair([0, 1], (index) => given.getValues()[index]?.name)
  if (isInputObjectType(given)) {
    const [field] = Object.values(given.getFields())
    if (field) return pair(twoValuesOf(field.type, name), (value) => ({ [field.name]: value }))
  }
  const scalars: Readonly<Record<string, readonly [unknown, unknown]>> = {
    Int: [1, 2],
    ID: pair([1, 2], (number) => globalId(typesOfIds[/\w+(?=\))/.exec(name)?.[0] ?? ''] ?? '', number)),
    String: ['boats', 'sails'],
    LocalDate: ['2026-11-21', '2026-11-22'],
    Boolean: [true, false],
  }
  const values = isScalarType(given) ? scalars[given.name] : undefined
  if (!values) throw new Error(`Nobody has said what two values of ${String(type)} are, for ${name}`)
  return values
}

function pair<T, R>([one, other]: readonly [T, T], change: (value: T) => R): readonly [R, R] {
  return [change(one), change(other)]
}
