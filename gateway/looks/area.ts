import { defineArea } from '../core/schema/area'
import { looksResolvers } from './resolvers'

export const looks = defineArea({ resolvers: [looksResolvers] })
