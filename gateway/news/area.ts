import { defineArea, single } from '../core/schema/area'
import { newsResolvers } from './resolvers'

export const news = defineArea({
  resolvers: [newsResolvers],
  nodes: { StaffNews: single('NewsDesk.GetNewsItem', 'newsId') },
})
