import { defineArea } from '../core/schema/area'
import { commentsResolvers } from './resolvers'

export const comments = defineArea({ resolvers: [commentsResolvers] })
