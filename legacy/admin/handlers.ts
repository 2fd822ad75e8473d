import type { Handlers } from '../core/handler'
import { setBan } from './ban'
import { deskCounts } from './deskCounts'
import { findProfiles } from './findProfiles'
import { impersonate, impersonationLog, ownImpersonations, stopImpersonating } from './impersonation'
import { decideRoleProposal, profilesWithRoles, roleProposals, roleTable, setRole } from './roles'
import { staffActs } from './staffActs'

/** What staff do to profiles: acting as them, banning, giving roles; and the log of all that staff do. */
export const adminHandlers = {
  'Admin.Impersonate': impersonate,
  'Admin.StopImpersonating': stopImpersonating,
  'Admin.GetImpersonationLog': (deps, { query }) => impersonationLog(deps, query),
  'Admin.GetOwnImpersonations': ownImpersonations,
  'Admin.FindProfiles': (deps, { viewer, query }) => findProfiles(deps, viewer, query),
  'Admin.SetBan': async (deps, { viewer, body }) => {
    await setBan(deps, viewer, body)
    return {}
  },
  'Admin.GetStaffActs': ({ db }, { query }) => staffActs(db, query),
  'Admin.GetDeskCounts': ({ db }, { viewer }) => deskCounts(db, viewer),
  'Admin.GetRoleTable': async () => roleTable(),
  'Admin.GetProfilesWithRoles': ({ db }, { query }) => profilesWithRoles(db, query),
  'Admin.GetRoleProposals': ({ db }, { viewer, query }) => roleProposals(db, viewer, query),
  'Admin.SetRole': (deps, { viewer, body }) => setRole(deps, viewer, body),
  'Admin.DecideRoleProposal': async (deps, { viewer, body }) => {
    await decideRoleProposal(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>
