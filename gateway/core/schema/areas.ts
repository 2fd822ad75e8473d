import { type GraphQLEnumType, type GraphQLSchema, isEnumType } from 'graphql'
import type { CallName } from '../../../legacy/contract/contract'
import type { LikeItemType, NotificationItemType } from '../../../legacy/contract/enums'
import type { ReportItemType } from '../../../legacy/contract/staff/reportEnums'
import { type Area, type NodeSource, notificationNodes, type SetState } from './area'
import type { CommentSource } from './comments'
import { contractEnum, type EnumValues, NOTHING } from '../enums'
import type { NodeName } from './graphTypes'

export interface Areas {
  readonly nodes: ReadonlyMap<string, NodeSource<NodeName>>
  readonly details: ReadonlyMap<string, CallName>
  readonly likable: ReadonlyMap<string, LikeItemType>
  readonly reportable: ReadonlyMap<string, ReportItemType>
  readonly followable: ReadonlyMap<string, SetState>
  readonly hideable: ReadonlyMap<string, SetState>
  readonly comments: readonly CommentSource[]
  readonly notifications: ReadonlyMap<string, readonly NotificationItemType[]>
  readonly enums: Readonly<Record<string, EnumValues>>
}

declare module 'graphql' {
  interface GraphQLSchemaExtensions {
    areas?: Areas
  }
}

function joined<T>(parts: readonly (Readonly<Record<string, T | undefined>> | undefined)[]): ReadonlyMap<string, T> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const twice = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index)
  if (twice) throw new Error(`Two areas describe ${twice[0]}`)
  return new Map(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}

/** Without what the graph says by null. */
function declared(type: GraphQLEnumType, values: EnumValues): EnumValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== NOTHING || type.getValue(name)))
}

/** Prefers an area's own enum values to the contract's. */
function enumValuesOf(schema: GraphQLSchema, areas: readonly Area[]): Record<string, EnumValues> {
  const own = Object.assign({}, ...areas.map(({ enums }) => enums)) as Readonly<Record<string, EnumValues>>
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type))
      .flatMap((type) => {
        const values = own[type.name] ?? contractEnum(type.name)
        return values ? [[type.name, declared(type, values)] as const] : []
      }),
  )
}

/** Merges the areas; `schema` needs types but no resolvers yet. */
export function joinAreas(schema: GraphQLSchema, areas: readonly Area[]): Areas {
  return {
    nodes: joined([
      ...areas.map(({ nodes }) => nodes as Record<string, NodeSource<NodeName>> | undefined),
      ...areas.map(({ notifications }) => notificationNodes(notifications)),
    ]),
    details: joined(areas.map(({ details }) => details)),
    likable: joined(areas.map(({ likable }) => likable)),
    reportable: joined(areas.map(({ reportable }) => reportable)),
    followable: joined(areas.map(({ followable }) => followable)),
    hideable: joined(areas.map(({ hideable }) => hideable)),
    comments: areas.flatMap(({ comments = [] }) => comments),
    notifications: joined(areas.map(({ notifications }) => notifications)),
    enums: enumValuesOf(schema, areas),
  }
}

export function areasOf({ extensions }: GraphQLSchema): Areas {
  if (!extensions.areas) throw new Error('The schema was not made of areas')
  return extensions.areas
}
