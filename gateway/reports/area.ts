import { defineArea } from '../core/area'
import { reportsResolvers } from './resolvers'

export const reports = defineArea({ resolvers: [reportsResolvers] })
