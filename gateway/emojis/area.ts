import { defineArea } from '../core/area'
import { emojisResolvers } from './resolvers'

export const emojis = defineArea({ resolvers: [emojisResolvers] })
