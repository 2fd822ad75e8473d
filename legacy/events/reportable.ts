import { ReportItemType } from '../contract/staff/reportEnums'
import { beginningOf } from '../core/text/plainText'
import { reportableComments } from '../shared/comments/items'
import type { Reportable } from '../shared/items/items'
import { commentableEvents } from './commentable'
import { eventPath } from './paths'

/** Comments on events as reportable items. */
export const reportable = {
  [ReportItemType.EventComment]: reportableComments(commentableEvents, async (db, id) => {
    const event = await db
      .selectFrom('event')
      .select(['title', 'words', 'dark'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!event) return undefined
    const { title, words, dark } = event
    return { title, text: beginningOf(words), dark, path: eventPath(id) }
  }),
} satisfies Partial<Record<ReportItemType, Reportable>>
