import { defineArea } from '../core/schema/area'
import { reportsResolvers } from './resolvers'

export const reports = defineArea({ resolvers: [reportsResolvers] })
