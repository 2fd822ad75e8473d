import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { restCallsOf } from '../../gateway/core/schema/restDirective'
import { oneLine } from './markdown'

export interface CallingField {
  readonly area: string
  readonly type: string
  readonly name: string
  readonly what: string
  readonly calls: readonly string[]
}

/** Collates names of areas, types and calls independently of the machine's locale. */
export const byName = new Intl.Collator('en').compare

/** Root types come before the others. */
const roots = ['Query', 'Mutation', 'Subscription']

/** Sorted by type, root types first, then by name. */
export function callingFields(schema: GraphQLSchema): CallingField[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => restCallsOf(field).length > 0)
        .map((field) => ({
          area: areaOf(field),
          type: type.name,
          name: field.name,
          what: oneLine(field.description ?? ''),
          calls: restCallsOf(field),
        })),
    )
    .sort((a, b) => byPlace(a.type, b.type) || byName(a.name, b.name))
}

export function isOfPayload({ type }: CallingField): boolean {
  return type.endsWith('Payload')
}

function areaOf(field: GraphQLField<unknown, unknown>): string {
  const [area, file] = field.astNode?.loc?.source.name.split('/') ?? []
  if (!area || !file) throw new Error(`${field.name} stands in no file of an area`)
  return area
}

function byPlace(a: string, b: string): number {
  const place = (type: string) => (roots.includes(type) ? roots.indexOf(type) : roots.length)
  return place(a) - place(b) || byName(a, b)
}

/** Groups items by key, in the order of first occurrence. */
export function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const others = groups.get(keyOf(item))
    if (others) others.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
