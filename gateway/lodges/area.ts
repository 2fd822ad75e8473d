import { batch, defineArea } from '../core/schema/area'
import { lodgeResolvers } from './lodge'

export const lodges = defineArea({
  resolvers: [lodgeResolvers],
  nodes: { Lodge: batch('Lodges.GetLodgesByIds') },
  details: { Lodge: 'Lodges.GetLodgeData' },
})
