import { defineArea } from '../core/schema/area'
import { adminResolvers } from './resolvers'

export const admin = defineArea({ resolvers: [adminResolvers] })
