import { memberRoles } from '../../legacy/contract/lodgeRights'
import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { sampleLodge } from '../../legacy/testing/lodges'
import type { LodgeCalls } from './lodgeCalls'

const isMember = (role: LodgeRole) => memberRoles.some((each) => each === role)
const everybody = () => true
const own = ({ lodgeId }: { readonly lodgeId: number }) => ({ lodgeId })
const none = () => ({})

/** Every call about a lodge itself, and every list that may show it. */
export const lodgeAreaCalls: LodgeCalls = {
  'Lodges.GetLodgeData': { args: own, allowed: everybody },
  'Lodges.GetLodgesByIds': { args: ({ lodgeId }) => ({ ids: [lodgeId] }), lists: everybody },
  'Lodges.GetMyOwnLodges': { args: none, lists: isMember },
  'Lodges.GetPopularLodges': { args: none, lists: everybody },
  'Lodges.GetNearbyLodges': { args: () => ({ distance: 2000 }), lists: everybody },
  'Lodges.GetProfileLodges': { args: ({ memberId }) => ({ profileId: memberId }), lists: everybody },
  'Lodges.NewLodgesSearch': { args: none, lists: everybody },
  'Lodges.SearchLodgeTags': { args: ({ tag }) => ({ query: tag.name }), lists: everybody },
  'Lodges.GetLodgeTagsByIds': { args: ({ tag }) => ({ ids: [tag.id] }), lists: everybody },
  'Lodges.GetLodgeDataForEdit': { args: own },
  'Lodges.UpdateLodge': { args: ({ lodgeId }) => ({ ...sampleLodge, lodgeId, name: 'Renamed', revision: 1 }) },
  'Lodges.DeleteLodge': { args: own },
  'Lodges.GetDeletedLodges': { args: none, lists: everybody, ofDeleted: true },
  'Lodges.RestoreLodge': { args: own, ofDeleted: true },
  'Lodges.UpdateLodgeViewTime': { args: own, allowed: everybody },
}
