import type { Handlers } from '../core/handler'
import { buyDialog } from './buyDialog'

export const membershipHandlers = {
  'Membership.BuyMembershipDialogData': (deps, { viewer, query }) => buyDialog(deps, viewer, query.feature),
} satisfies Partial<Handlers>
