import type { GraphQLSchema } from 'graphql'
import type { Notification } from '../../../legacy/contract/notifications'
import { areasOf } from './areas'
import type { Notification as NotificationObject } from './graphTypes'

/** The types of notifications that the areas declare. */
export function notificationTypeNames(schema: GraphQLSchema): string[] {
  return [...areasOf(schema).notifications.keys()]
}

/** The type of a notification, which follows from the type of its item. */
export function notificationTypeOf(
  { itemType }: Pick<Notification, 'itemType'>,
  schema: GraphQLSchema,
): NotificationObject['__typename'] {
  const found = [...areasOf(schema).notifications].find(([, itemTypes]) => itemTypes.includes(itemType))
  if (!found) throw new Error(`No area has notifications about items of type ${itemType}`)
  return found[0] as NotificationObject['__typename']
}
