import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql'
import { type CallName, callByName } from '../../../legacy/contract/contract'
import { type Areas, areasOf } from '../schema/areas'
import { fromGlobalId } from '../globalIds'
import { declaredCalls } from '../schema/restDirective'

/** Assumed size of a list that has neither a page size nor `@listSize`. */
const assumedListSize = 10
const defaultPageSize = 30
const maxPageSize = 100

type Variables = Readonly<Record<string, unknown>>

/** The objects at one place of an operation while it runs. */
interface Crowd {
  readonly objects: number
  /** The maximum number of moments at which they arrive: objects that arrive together share a batch. */
  readonly moments: number
}

/** The cost of a selection. */
interface Cost {
  readonly calls: number
  /** Look-ups of the objects themselves, in addition to the calls. */
  readonly lookUps: readonly string[]
  /** Reads without arguments: made once, however many objects need them. */
  readonly once: readonly string[]
}

const nothing: Cost = { calls: 0, lookUps: [], once: [] }

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])]
}

function together(one: Cost, other: Cost): Cost {
  return {
    calls: one.calls + other.calls,
    lookUps: union(one.lookUps, other.lookUps),
    once: union(one.once, other.once),
  }
}

/** The maximum number of REST calls of an operation, from `@rest` and the sizes of its lists. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  )

  const areas = areasOf(schema)
  const fragmentCosts = new Map<string, Cost>()

  function costOfObjects(selections: SelectionSetNode, type: string, crowd: Crowd): Cost {
    const { calls, lookUps, once } = costOfSelections(selections, type, crowd)
    return { calls: calls + ownCost(lookUps, crowd), lookUps: [], once }
  }

  function costOfSelections(selections: SelectionSetNode, parent: string, crowd: Crowd): Cost {
    return selections.selections.reduce((sum, node) => {
      if (node.kind === 'Field') return together(sum, costOfField(node, parent, crowd))
      if (node.kind === 'FragmentSpread') return together(sum, costOfFragment(node.name.value, parent, crowd))
      const type = narrower(schema, parent, node.typeCondition?.name.value ?? parent)
      return together(sum, costOfSelections(node.selectionSet, type, crowd))
    }, nothing)
  }

  /**
   * Counted once for a crowd: counting each use anew would take exponential time where fragments contain others
   * twice.
   */
  function costOfFragment(name: string, parent: string, crowd: Crowd): Cost {
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    const type = narrower(schema, parent, fragment.typeCondition.name.value)
    const key = `${name} ${type} ${crowd.objects} ${crowd.moments}`
    const known = fragmentCosts.get(key)
    if (known !== undefined) return known
    const cost = costOfSelections(fragment.selectionSet, type, crowd)
    fragmentCosts.set(key, cost)
    return cost
  }

  function costOfField(node: FieldNode, parent: string, crowd: Crowd): Cost {
    const type = schema.getType(parent)
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return nothing
    const args = argumentsOf(field, node, variables)
    const ids = nodeIdsOf(field, args)
    const names = [...((ids && callsFor(areas, ids)) ?? declaredCalls(schema, parent, field.name))]
    const lookUps = names.filter((name) => name === areas.details.get(parent))
    const once = names.filter(takesNothing)
    const others = names.filter((name) => !lookUps.includes(name) && !once.includes(name))
    const objects = crowd.objects * (ids?.length ?? multiplierOf(schema, parent, field, args))
    const single = ids ? ids.filter((id) => isReadAlone(areas, id)).length : alone(others) * crowd.objects
    // Each call is answered at its own moment; objects that are loaded already do not wait for it.
    const moments = crowd.moments + ownCost(lookUps, crowd)
    // Each id has exactly one type.
    const lookedUp = batches(others, { objects, moments })
    const batched = ids ? Math.min(objects - single, lookedUp) : lookedUp
    const child = getNamedType(field.type)
    // Results of one call arrive together; objects that were looked up one by one do not.
    const apart = ids || batched > 0 ? objects : crowd.objects
    const arrived = { objects, moments: Math.min(apart, moments + single + batched) }
    const below =
      node.selectionSet && isCompositeType(child) ? costOfObjects(node.selectionSet, child.name, arrived) : nothing
    const own: Cost = { calls: single + batched, lookUps, once }
    if (type !== schema.getMutationType()) return together(own, below)
    // A write clears the cache: its own reads are repeated below it and by the next write.
    return { ...together(own, below), calls: own.calls + once.length + below.calls + below.once.length, once: [] }
  }

  const root = schema.getRootType(operation.operation)
  if (!root) return 0
  const { calls, once } = costOfObjects(operation.selectionSet, root.name, { objects: 1, moments: 1 })
  return calls + once.length
}

/** Variables that make an operation as expensive as possible: the maximum for every number. */
export function costliestVariables({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [variable.name.value, isList(type) ? manyUnknown : maxPageSize]),
  )
}

const manyUnknown: readonly unknown[] = Array.from({ length: maxPageSize })

function isList(type: TypeNode): boolean {
  return type.kind === 'ListType' || (type.kind === 'NonNullType' && isList(type.type))
}

/** Keeps what is known of a type in a fragment on an interface: a comment stays a comment. */
function narrower(schema: GraphQLSchema, parent: string, condition: string): string {
  const [known, asked] = [schema.getType(parent), schema.getType(condition)]
  if (!isInterfaceType(asked) || !(isObjectType(known) || isInterfaceType(known))) return condition
  return schema.isSubType(asked, known) ? parent : condition
}

/** Whether a call is a read without parameters. */
function takesNothing(name: string): boolean {
  const call = callByName.get(name as CallName)
  return call?.method === 'GET' && Object.keys(call.query.properties).length === 0
}

/** Look-ups by id are batched; other calls are made for each object. */
function ownCost(names: readonly string[], crowd: Crowd): number {
  return batches(names, crowd) + alone(names) * crowd.objects
}

/** Each moment may leave one batch that is not full. */
function batches(names: readonly string[], { objects, moments }: Crowd): number {
  return names.reduce((sum, name) => {
    const size = batchSize(name)
    return size ? sum + Math.min(objects, Math.floor((objects + moments * (size - 1)) / size)) : sum
  }, 0)
}

/** Calls for one object: a field makes one of those that it names. */
function alone(names: readonly string[]): number {
  return Math.max(0, ...names.filter((name) => batchSize(name) === undefined).map(callsOfOne))
}

/** A page of the graph may lie across two pages of the call, or end between items of one moment. */
function callsOfOne(name: string): number {
  const call = callByName.get(name as CallName)
  const taken = { ...call?.query.properties, ...call?.body.properties }
  return taken['page'] || taken['latestNotificationDate'] ? 2 : 1
}

function batchSize(name: string): number | undefined {
  const ids: unknown = callByName.get(name as CallName)?.body.properties['ids']
  const size = typeof ids === 'object' && ids !== null && 'maxItems' in ids ? ids.maxItems : undefined
  return typeof size === 'number' ? size : undefined
}

type Arguments = Readonly<Record<string, unknown>>

/** Empty where arguments do not fit, such as null for a variable with a default: execution reports that. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Arguments {
  try {
    return getArgumentValues(field, node, variables)
  } catch {
    return {}
  }
}

function nodeIdsOf({ name, type }: GraphQLField<unknown, unknown>, { id, ids }: Arguments) {
  if (getNamedType(type).name !== 'Node') return undefined
  return Array.isArray(ids) ? (ids as readonly unknown[]) : name === 'node' ? [id] : undefined
}

/** The calls that load nodes of these types; undefined where an id is not known yet. */
function callsFor(areas: Areas, ids: readonly unknown[]): ReadonlySet<string> | undefined {
  const sources = ids.map((id) => (typeof id === 'string' ? areas.nodes.get(fromGlobalId(id)?.type ?? '') : null))
  return sources.includes(null) ? undefined : new Set(sources.flatMap((source) => source?.calls ?? []))
}

/** Whether loading a node may take a call of its own. */
function isReadAlone(areas: Areas, id: unknown): boolean {
  return typeof id !== 'string' || areas.nodes.get(fromGlobalId(id)?.type ?? '')?.alone === true
}

function multiplierOf(
  schema: GraphQLSchema,
  parent: string,
  field: GraphQLField<unknown, unknown>,
  { first, last }: Arguments,
): number {
  const paged = field.args.some(({ name }) => name === 'first')
  const list = isListType(getNullableType(field.type))
  if (!paged && !list) return 1
  // The field itself refuses a size out of bounds; here it must not make the rest look cheap.
  if (paged) return Math.min(Math.max(Number(last ?? first ?? defaultPageSize), 1), maxPageSize)
  // The connection's page size has been counted already.
  if (parent.endsWith('Connection')) return 1
  const sized = schema.getDirective('listSize')
  const stated = sized && field.astNode ? getDirectiveValues(sized, field.astNode)?.['assumedSize'] : undefined
  return Number(stated ?? assumedListSize)
}
