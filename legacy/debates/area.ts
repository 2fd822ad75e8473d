import { CommentItemType, LikeItemType } from '../contract/enums'
import { leaveDarkDebates } from './leaveDark'
import { defineArea } from '../shared/area/area'
import { commentableEntries } from './commentable'
import { debatesHandlers } from './handlers'
import { likableEntry, reportable } from './items'
import { notifyDebateFollowers, type DebateFollowerNews } from './followers'
import { newEntryCount } from './lodgeNews'
import { shownByEntry } from './mediaGrant'
import { notified } from './notified'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      notifyDebateFollowers: DebateFollowerNews
    }
  }
}

export const debates = defineArea({
  name: 'debates',
  darkDeparture: leaveDarkDebates,
  handlers: debatesHandlers,
  tasks: { notifyDebateFollowers: { run: notifyDebateFollowers } },
  likables: { [LikeItemType.DebateEntry]: likableEntry },
  commentables: { [CommentItemType.DebateEntry]: commentableEntries },
  reportables: reportable,
  notificationItems: notified,
  mediaGrant: shownByEntry,
  lodgeNews: { newDebateEntryCount: newEntryCount },
})
