import { defineArea } from '../core/area'
import { liveResolvers } from './resolvers'

export const live = defineArea({ resolvers: [liveResolvers] })
