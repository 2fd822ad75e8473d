import { defineArea } from '../core/schema/area'
import { liveResolvers } from './resolvers'

export const live = defineArea({ resolvers: [liveResolvers] })
