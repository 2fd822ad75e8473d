import { among, batch, defineArea, single } from '../core/schema/area'
import { listsResolvers } from './lists'
import { lodgeResolvers } from './lodge'
import { writingResolvers } from './writing'

export const lodges = defineArea({
  resolvers: [listsResolvers, lodgeResolvers, writingResolvers],
  nodes: {
    Lodge: batch('Lodges.GetLodgesByIds'),
    LodgeCategory: among('Lodges.GetLodgeCategories'),
    LodgeDraft: single('Lodges.GetLodgeDataForEdit', 'lodgeId'),
    LodgeTag: batch('Lodges.GetLodgeTagsByIds'),
  },
  details: { Lodge: 'Lodges.GetLodgeData' },
})
