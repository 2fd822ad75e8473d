import type { RouteObject } from 'react-router-dom'
import { lodgeNumber } from '#shared/lodges/lodgeNumber'
import { lodgePath } from '#shared/lodges/paths'
import { screen, type Navigation } from '#platform/routing/route'
import { canBeGlobalId } from '#lib/globalId'
import { FRONT_PATH, LOG_PATH } from './address'
import { memberVariables } from './memberFilters'
import AllMembersScreenQuery from './screens/AllMembersScreen/__generated__/AllMembersScreenQuery$parameters'
import BlockedScreenQuery from './screens/BlockedScreen/__generated__/BlockedScreenQuery$parameters'
import LodgeMailScreenQuery from './screens/LodgeMailScreen/__generated__/LodgeMailScreenQuery$parameters'
import LodgeScreenQuery from './screens/LodgeScreen/__generated__/LodgeScreenQuery$parameters'
import LogScreenQuery from './screens/LogScreen/__generated__/LogScreenQuery$parameters'
import MembersScreenQuery from './screens/MembersScreen/__generated__/MembersScreenQuery$parameters'
import RequestsScreenQuery from './screens/RequestsScreen/__generated__/RequestsScreenQuery$parameters'
import LodgeSettingsScreenQuery from './screens/LodgeSettingsScreen/__generated__/LodgeSettingsScreenQuery$parameters'

const texts = ['lodge', 'lodgeMembers'] as const

const ofLodge = (navigation: Navigation) => ({ legacyId: lodgeNumber(navigation) })

function logVariables(navigation: Navigation) {
  const { profileId = '' } = navigation.params
  const isOne = canBeGlobalId(profileId)
  return { ...ofLodge(navigation), profileId: isOne ? profileId : null, node: profileId, isOne }
}

export const memberScreens: RouteObject[] = [
  screen({
    path: FRONT_PATH,
    texts: [...texts, 'meetups', 'gatherings', 'media', 'richText'],
    query: LodgeScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/LodgeScreen/LodgeScreen')).LodgeScreen,
  }),
  screen({
    path: lodgePath(':id', 'Members'),
    texts,
    query: MembersScreenQuery,
    variables: memberVariables,
    component: async () => (await import('./screens/MembersScreen/MembersScreen')).MembersScreen,
  }),
  screen({
    path: lodgePath(':id', 'Mail'),
    texts: [...texts, 'mail'],
    query: LodgeMailScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/LodgeMailScreen/LodgeMailScreen')).LodgeMailScreen,
  }),
  screen({
    path: lodgePath(':id', 'Settings'),
    texts: [...texts, 'notifications'],
    query: LodgeSettingsScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/LodgeSettingsScreen/LodgeSettingsScreen')).LodgeSettingsScreen,
  }),
  screen({
    path: lodgePath(':id', 'MemberManagement/AllMembers'),
    texts,
    query: AllMembersScreenQuery,
    variables: memberVariables,
    component: async () => (await import('./screens/AllMembersScreen/AllMembersScreen')).AllMembersScreen,
  }),
  screen({
    path: lodgePath(':id', 'MemberManagement/PendingRequests'),
    texts,
    query: RequestsScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/RequestsScreen/RequestsScreen')).RequestsScreen,
  }),
  screen({
    path: lodgePath(':id', 'MemberManagement/BlockedProfiles'),
    texts,
    query: BlockedScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/BlockedScreen/BlockedScreen')).BlockedScreen,
  }),
  screen({
    path: LOG_PATH,
    texts,
    query: LogScreenQuery,
    variables: logVariables,
    component: async () => (await import('./screens/LogScreen/LogScreen')).LogScreen,
  }),
]
