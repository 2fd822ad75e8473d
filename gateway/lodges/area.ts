import { batch, defineArea } from '../core/schema/area'
import { listsResolvers } from './lists'
import { lodgeResolvers } from './lodge'
import { writingResolvers } from './writing'

export const lodges = defineArea({
  resolvers: [listsResolvers, lodgeResolvers, writingResolvers],
  nodes: { Lodge: batch('Lodges.GetLodgesByIds') },
  details: { Lodge: 'Lodges.GetLodgeData' },
})
