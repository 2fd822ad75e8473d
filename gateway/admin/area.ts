import { defineArea } from '../core/area'
import { adminResolvers } from './resolvers'

export const admin = defineArea({ resolvers: [adminResolvers] })
