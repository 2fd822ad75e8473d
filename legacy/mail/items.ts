import { ReportItemType } from '../contract/enums'
import type { Reportable } from '../shared/items/items'
import { openMessages } from '../shared/visibility/mail'
import { removeMessage } from './takeBack'

/** Messages that members wrote can be reported. */
export const reportable = {
  [ReportItemType.Message]: {
    ownerOf: async ({ db }, viewer, id) => {
      const message = await openMessages(db, viewer)
        .select('message.senderId')
        .where('message.id', '=', id)
        .where('message.deletedAt', 'is', null)
        .executeTakeFirst()
      return message?.senderId ?? undefined
    },
    remove: (db, id, { now }) => removeMessage(db, id, now),
  },
} satisfies Partial<Record<ReportItemType, Reportable>>
