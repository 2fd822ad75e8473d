import type { ResolversInterfaceTypes, ResolversTypes } from '../../generated/resolvers'

/** The objects behind the interfaces of the graph, with their type names. */
type Interfaces = ResolversInterfaceTypes<ResolversTypes>

export type Node = Interfaces['Node']
export type NodeName = Node['__typename']
export type NodeOf<T extends NodeName> = Extract<Node, { readonly __typename: T }>

export type Likable = Interfaces['Likable']
export type Reportable = Interfaces['Reportable']
export type Followable = Interfaces['Followable']
export type Hideable = Interfaces['Hideable']
export type Commentable = Interfaces['Commentable']
export type Notification = Interfaces['Notification']
export type Comment = Interfaces['Comment']
