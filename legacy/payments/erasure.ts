import { anyOf } from '../core/database/anyOf'
import type { ErasureStep } from '../shared/account/erasure'

/** Orders stay, as the law on bookkeeping demands, without what the buyers wrote. */
export const erasePurchaseTexts: ErasureStep = {
  before: async (_deps, transaction, profileIds) => {
    await transaction
      .updateTable('purchase')
      .set({ text: null, sessionUrl: null })
      .where('profileId', '=', anyOf(profileIds))
      .execute()
  },
}
