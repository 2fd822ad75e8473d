import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { batch, defineArea } from '../core/schema/area'
import { categoriesResolvers } from './categories'
import { debateComments, debateCommentsResolvers } from './comments'
import { debateDraft } from './draft'
import { entriesResolvers, followEntry } from './entries'
import { moderationResolvers } from './moderation'
import { writingResolvers } from './writing'

export const debates = defineArea({
  resolvers: [categoriesResolvers, debateCommentsResolvers, entriesResolvers, moderationResolvers, writingResolvers],
  nodes: {
    DebateCategory: batch('Lodges.GetDebateCategoriesByIds'),
    DebateEntry: batch('Lodges.GetDebateEntriesByIds'),
    DebateComment: batch('Lodges.GetDebateEntryCommentsByIds'),
    DebateDraft: { alone: true, calls: ['Lodges.GetDebateEntryForEdit'], read: debateDraft },
  },
  details: { DebateEntry: 'Lodges.GetDebateEntry' },
  likable: { DebateEntry: LikeItemType.DebateEntry, DebateComment: LikeItemType.Comment },
  reportable: { DebateEntry: ReportItemType.DebateEntry, DebateComment: ReportItemType.DebateComment },
  followable: { DebateEntry: followEntry },
  notifications: { DebateNotification: [NotificationItemType.DebateEntry] },
  comments: [debateComments],
})
