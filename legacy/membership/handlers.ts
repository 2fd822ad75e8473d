import type { Handlers } from '../core/handler'
import { buyDialog } from './buyDialog'

/** What a membership is and costs. */
export const membershipHandlers = {
  'Membership.BuyMembershipDialogData': (deps, { reader, query }) => buyDialog(deps, reader, query.feature),
} satisfies Partial<Handlers>
