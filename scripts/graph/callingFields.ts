import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { restCallsOf } from '../../gateway/core/restDirective'
import { oneLine } from './markdown'

/** A field that makes calls, and the area whose file declares it. */
export interface CallingField {
  readonly area: string
  readonly type: string
  readonly name: string
  readonly what: string
  readonly calls: readonly string[]
}

/** By the names of areas, types and calls, wherever the viewer is. */
export const byName = new Intl.Collator('en').compare

/** Where an operation begins comes before the types it leads to. */
const roots = ['Query', 'Mutation', 'Subscription']

/** Every field that names calls: by type, the roots first, then by name. */
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

/** Whether a field is of what a mutation gives back. */
export function isOfPayload({ type }: CallingField): boolean {
  return type.endsWith('Payload')
}

/** The folder of the file that a field is declared in. */
function areaOf(field: GraphQLField<unknown, unknown>): string {
  const [area, file] = field.astNode?.loc?.source.name.split('/') ?? []
  if (!area || !file) throw new Error(`${field.name} stands in no file of an area`)
  return area
}

function byPlace(a: string, b: string): number {
  const place = (type: string) => (roots.includes(type) ? roots.indexOf(type) : roots.length)
  return place(a) - place(b) || byName(a, b)
}

/** Items by what they have in common, in the order in which it comes up. */
export function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const others = groups.get(keyOf(item))
    if (others) others.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
