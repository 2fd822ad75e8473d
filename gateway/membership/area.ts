import { defineArea } from '../core/area'
import { membershipResolvers } from './resolvers'

export const membership = defineArea({ resolvers: [membershipResolvers] })
