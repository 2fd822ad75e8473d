import { defineArea } from '../shared/area/area'
import { newsHandlers } from './handlers'

export const news = defineArea({
  name: 'news',
  handlers: newsHandlers,
})
