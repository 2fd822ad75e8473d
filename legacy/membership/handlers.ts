import type { Handlers } from '../core/handler'
import { buyDialog } from './buyDialog'

/** What a membership is and costs. */
export const membershipHandlers = {
  'Membership.BuyMembershipDialogData': (deps, { viewer, query }) => buyDialog(deps, viewer, query.feature),
} satisfies Partial<Handlers>
