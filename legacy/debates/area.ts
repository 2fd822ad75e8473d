import { CommentItemType, LikeItemType } from '../contract/enums'
import { defineArea } from '../shared/area/area'
import { commentableEntries } from './commentable'
import { debatesHandlers } from './handlers'
import { likableEntry, reportable } from './items'
import { newEntryCount } from './lodgeNews'
import { shownByEntry } from './mediaGrant'

export const debates = defineArea({
  name: 'debates',
  handlers: debatesHandlers,
  likables: { [LikeItemType.DebateEntry]: likableEntry },
  commentables: { [CommentItemType.DebateEntry]: commentableEntries },
  reportables: reportable,
  mediaGrant: shownByEntry,
  lodgeNews: { newDebateEntryCount: newEntryCount },
})
