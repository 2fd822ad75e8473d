import { defineArea } from '../core/schema/area'
import { notificationsResolvers } from './resolvers'

export const notifications = defineArea({ resolvers: [notificationsResolvers] })
