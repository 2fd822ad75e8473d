import { defineArea } from '../core/schema/area'
import { emojisResolvers } from './resolvers'

export const emojis = defineArea({ resolvers: [emojisResolvers] })
