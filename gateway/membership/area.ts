import { defineArea } from '../core/schema/area'
import { membershipResolvers } from './resolvers'

export const membership = defineArea({ resolvers: [membershipResolvers] })
