import { defineArea, single } from '../core/schema/area'
import { searchResolvers } from './resolvers'

export const search = defineArea({
  resolvers: [searchResolvers],
  nodes: { SavedSearch: single('Search.GetSavedSearch', 'id') },
})
