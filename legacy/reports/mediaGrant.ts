import { RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType } from '../contract/staff/reportEnums'
import type { MediaGrant } from '../shared/media/grants'

/** Grants support the media items of open reports. */
export const reported: MediaGrant = (eb, _clock, { profile, site }) => {
  if (!profile || profile.roleLevel < RoleLevel.Support) return undefined
  // A main site shows staff nothing of what only the dark ones show.
  return eb.exists(
    eb
      .selectFrom('report')
      .select('report.id')
      .where('report.decision', '=', ReportDecision.None)
      .$if(!site.dark, (reports) => reports.where('report.dark', '=', false))
      .where((report) =>
        report.or([
          report.and([
            report('report.itemType', '=', ReportItemType.Media),
            report('report.itemId', '=', report.ref('media.id')),
          ]),
          // A reported message also grants its attachments.
          report.and([
            report('report.itemType', '=', ReportItemType.Message),
            report(
              'report.itemId',
              '=',
              report
                .selectFrom('messageMedia')
                .select('messageMedia.messageId')
                .whereRef('messageMedia.mediaId', '=', 'media.id'),
            ),
          ]),
          // A reported conversation grants those of all its messages.
          report.and([
            report('report.itemType', '=', ReportItemType.Conversation),
            report(
              'report.itemId',
              '=',
              report
                .selectFrom('messageMedia')
                .innerJoin('message', 'message.id', 'messageMedia.messageId')
                .select('message.conversationId')
                .whereRef('messageMedia.mediaId', '=', 'media.id'),
            ),
          ]),
        ]),
      ),
  )
}
