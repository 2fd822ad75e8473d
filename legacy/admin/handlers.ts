import type { Handlers } from '../core/handler'
import { impersonate, impersonationLog, stopImpersonating } from './impersonation'

/** Acting as another profile. */
export const adminHandlers = {
  'Admin.Impersonate': impersonate,
  'Admin.StopImpersonating': stopImpersonating,
  'Admin.GetImpersonationLog': (deps, { query }) => impersonationLog(deps, query),
} satisfies Partial<Handlers>
