import { among, batch, defineArea } from '../core/schema/area'
import { lodgeDraft } from './draft'
import { listsResolvers } from './lists'
import { lodgeResolvers } from './lodge'
import { writingResolvers } from './writing'

export const lodges = defineArea({
  resolvers: [listsResolvers, lodgeResolvers, writingResolvers],
  nodes: {
    Lodge: batch('Lodges.GetLodgesByIds'),
    LodgeCategory: among('Lodges.GetLodgeCategories'),
    LodgeDraft: { alone: true, calls: ['Lodges.GetLodgeDataForEdit'], read: lodgeDraft },
    LodgeTag: batch('Lodges.GetLodgeTagsByIds'),
  },
  details: { Lodge: 'Lodges.GetLodgeData' },
})
