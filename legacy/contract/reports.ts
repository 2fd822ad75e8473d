import Type from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post } from './call'
import { ReportDecision, ReportItemType, ReportReason } from './enums'

const Report = Type.Object({
  id: Id,
  itemType: oneOf(ReportItemType, 'The type of the item'),
  itemId: Type.Integer({ description: 'For a profile text the id of the profile' }),
  reportedProfileId: nullable(Id, { description: 'Its owner' }),
  reporterId: nullable(Id, { description: 'Null when that profile is gone' }),
  reason: oneOf(ReportReason, 'The reason'),
  text: nullable(Type.String()),
  createdAt: DateTime,
  decision: oneOf(ReportDecision, 'None while it waits'),
  decidedAt: nullable(DateTime),
})

/** Reports and their decisions. */
export const Reports = {
  ReportContent: post({
    summary: 'Reports something to the staff; its author does not learn who reported it',
    access: 'active',
    assumed: true,
    body: {
      itemType: oneOf(ReportItemType, 'The type of the item'),
      itemId: Id,
      reason: oneOf(ReportReason, 'The reason'),
      text: Type.Optional(Type.String({ maxLength: 2000, description: 'Needed for the reason Other' })),
    },
  }),
  GetReports: list({
    summary: 'Reports, those that wait first, and of them the oldest',
    access: { role: 'Support' },
    assumed: true,
    query: { open: Type.Optional(Type.Boolean({ description: 'Only those that wait' })) },
    item: Report,
  }),
  GetReport: get({
    summary: 'One report; 404 when it is gone',
    access: { role: 'Support' },
    assumed: true,
    query: { reportId: Id },
    answer: Report,
  }),
  DecideReport: post({
    summary: 'Decides a report and carries the decision out; all reports of the same item are decided with it',
    access: { role: 'Support' },
    assumed: true,
    body: { reportId: Id, decision: oneOf(ReportDecision, 'Anything but None') },
    answer: Report,
  }),
}
