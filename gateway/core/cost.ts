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
} from 'graphql'
import { type CallName, callByName } from '../../legacy/contract/contract'
import { declaredCalls } from './restDirective'

/** How many objects a list is taken to hold that has neither a page size nor `@listSize`. */
const assumedListSize = 10
const defaultPageSize = 30
const maxPageSize = 100

/** Look-ups of an object by its own id: whatever is asked of the object, they are made once. */
const ownLookUps: Readonly<Record<string, CallName>> = {
  Profile: 'Profiles.GetProfileDetailsByIds',
  Person: 'Profiles.GetProfileDetailsByIds',
  Media: 'Media.GetMediaByIds',
  Picture: 'Media.GetMediaByIds',
  Video: 'Media.GetMediaByIds',
  BlogEntry: 'Blogs.GetBlogEntryData',
}

type Variables = Readonly<Record<string, unknown>>

/** What some selections come to. */
interface Cost {
  readonly calls: number
  /** Look-ups of the objects themselves that they need beside that. */
  readonly lookUps: readonly string[]
  /** Reads that take nothing: equal ones are made once, however many objects they are for. */
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

/** How many REST calls an operation may come to, at worst: from `@rest` and the sizes of its lists. */
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

  const fragmentCosts = new Map<string, Cost>()

  /** All that one set of objects is asked for. */
  function costOfObjects(selections: SelectionSetNode, type: string, objects: number): Cost {
    const { calls, lookUps, once } = costOfSelections(selections, type, objects)
    return { calls: calls + ownCost(lookUps, objects), lookUps: [], once }
  }

  function costOfSelections(selections: SelectionSetNode, parent: string, objects: number): Cost {
    return selections.selections.reduce((sum, node) => {
      if (node.kind === 'Field') return together(sum, costOfField(node, parent, objects))
      if (node.kind === 'FragmentSpread') return together(sum, costOfFragment(node.name.value, parent, objects))
      const type = narrower(schema, parent, node.typeCondition?.name.value ?? parent)
      return together(sum, costOfSelections(node.selectionSet, type, objects))
    }, nothing)
  }

  /** Counted once for a number of objects: each use anew would take for ever where fragments hold others twice. */
  function costOfFragment(name: string, parent: string, objects: number): Cost {
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    const type = narrower(schema, parent, fragment.typeCondition.name.value)
    const key = `${name} ${type} ${objects}`
    const known = fragmentCosts.get(key)
    if (known !== undefined) return known
    const cost = costOfSelections(fragment.selectionSet, type, objects)
    fragmentCosts.set(key, cost)
    return cost
  }

  function costOfField(node: FieldNode, parent: string, objects: number): Cost {
    const type = schema.getType(parent)
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return nothing
    const names = [...declaredCalls(schema, parent, field.name)]
    const isOwn = (name: string) => name === ownLookUps[parent]
    const others = names.filter((name) => !isOwn(name) && !takesNothing(name))
    const own = { calls: ownCost(others, objects), lookUps: names.filter(isOwn), once: names.filter(takesNothing) }
    const child = getNamedType(field.type)
    const below =
      node.selectionSet && isCompositeType(child)
        ? costOfObjects(node.selectionSet, child.name, objects * multiplierOf(schema, field, node, variables))
        : nothing
    const cost = together(own, below)
    // After each write everything is read anew.
    return type === schema.getMutationType() ? { ...cost, calls: cost.calls + cost.once.length, once: [] } : cost
  }

  const root = schema.getRootType(operation.operation)
  if (!root) return 0
  const { calls, once } = costOfObjects(operation.selectionSet, root.name, 1)
  return calls + once.length
}

/** What is known of objects of a type in a fragment on another: whatever else is likable, a comment stays a comment. */
function narrower(schema: GraphQLSchema, parent: string, condition: string): string {
  const [known, asked] = [schema.getType(parent), schema.getType(condition)]
  if (!isInterfaceType(asked) || !(isObjectType(known) || isInterfaceType(known))) return condition
  return schema.isSubType(asked, known) ? parent : condition
}

/** Whether a call is a read without anything that narrows it. */
function takesNothing(name: string): boolean {
  const call = callByName.get(name as CallName)
  return call?.method === 'GET' && Object.keys(call.query.properties).length === 0
}

/** Look-ups by id are made together for many objects; of other calls a field makes one an object. */
function ownCost(names: readonly string[], objects: number): number {
  const sizes = names.map(batchSize)
  const batched = sizes.reduce<number>((sum, size) => (size ? sum + Math.ceil(objects / size) : sum), 0)
  const single = names.filter((_name, index) => sizes[index] === undefined).map(callsOfOne)
  return batched + Math.max(0, ...single) * objects
}

/** A page of the graph may lie across two pages of a call that counts pages, or end between things of one moment. */
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

function multiplierOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number {
  const paged = field.args.some(({ name }) => name === 'first')
  const list = isListType(getNullableType(field.type))
  if (!paged && !list) return 1
  const { first, last, ids } = getArgumentValues(field, node, variables)
  if (Array.isArray(ids)) return ids.length
  // A size out of bounds is the field's to refuse; here it must not make the rest look cheap.
  if (paged) return Math.min(Math.max(Number(last ?? first ?? defaultPageSize), 1), maxPageSize)
  // The edges of a connection were counted with its page size.
  if (field.name === 'edges') return 1
  const sized = schema.getDirective('listSize')
  const stated = sized && field.astNode ? getDirectiveValues(sized, field.astNode)?.['assumedSize'] : undefined
  return Number(stated ?? assumedListSize)
}
