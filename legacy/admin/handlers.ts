import type { Handlers } from '../core/handler'
import { setBan } from './ban'
import { findProfiles } from './findProfiles'
import { impersonate, impersonationLog, stopImpersonating } from './impersonation'

/** What staff do to profiles: acting as them, banning. */
export const adminHandlers = {
  'Admin.Impersonate': impersonate,
  'Admin.StopImpersonating': stopImpersonating,
  'Admin.GetImpersonationLog': (deps, { query }) => impersonationLog(deps, query),
  'Admin.FindProfiles': (deps, { viewer, query }) => findProfiles(deps, viewer, query),
  'Admin.SetBan': async (deps, { viewer, body }) => {
    await setBan(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>
