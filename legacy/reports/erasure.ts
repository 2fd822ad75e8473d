import { anyOf } from '../core/database/anyOf'
import type { ErasureStep } from '../shared/account/erasure'

/** Cases outlive the profiles that they are about, without the words of those, about those and to those. */
export const eraseCaseTexts: ErasureStep = {
  before: async (_deps, transaction, profileIds) => {
    const ids = anyOf(profileIds)
    await transaction
      .updateTable('reportCase')
      .set({ reason: null, evidence: null, objection: null, outcomeReason: null })
      .where('reportedProfileId', '=', ids)
      .execute()
    await transaction
      .updateTable('report')
      .set({ text: null })
      .where((eb) => eb.or([eb('reportedProfileId', '=', ids), eb('reporterId', '=', ids)]))
      .execute()
  },
}
