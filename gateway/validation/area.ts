import { defineArea } from '../core/schema/area'
import { validationResolvers } from './resolvers'

export const validation = defineArea({ resolvers: [validationResolvers] })
