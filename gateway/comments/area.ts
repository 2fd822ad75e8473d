import { defineArea } from '../core/area'
import { commentsResolvers } from './resolvers'

export const comments = defineArea({ resolvers: [commentsResolvers] })
