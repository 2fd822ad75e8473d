import { ReportItemType } from '../contract/staff/reportEnums'
import { beginningOf } from '../core/text/plainText'
import { reportableComments } from '../shared/comments/items'
import type { Reportable } from '../shared/items/items'
import { commentableMeetups } from './commentable'
import { meetupPath } from './notified'

/** Comments on meetups as reportable items. */
export const reportable = {
  [ReportItemType.MeetupComment]: {
    ...reportableComments(commentableMeetups, async (db, id) => {
      const meetup = await db
        .selectFrom('meetup')
        .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
        .select(['meetup.title', 'meetup.words', 'meetup.lodgeId', 'lodge.dark'])
        .where('meetup.id', '=', id)
        .executeTakeFirst()
      if (!meetup) return undefined
      const { title, words, lodgeId, dark } = meetup
      return { title, text: beginningOf(words), dark, path: meetupPath(lodgeId, id) }
    }),
    ofLodges: true,
  },
} satisfies Partial<Record<ReportItemType, Reportable>>
