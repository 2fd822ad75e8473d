import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, Locale, nullable, oneOf, post, without } from './call'
import { BanType, ProfileStatus, RoleLevel } from './enums'
import { hold } from './staff/hold'
import { ObjectionOutcome, ReportCaseStatus, ReportDecision, ReportItemType, ReportReason } from './staff/reportEnums'
import { MediaSummary } from './shapes'

const itemType = oneOf(ReportItemType, 'The type of the item')
const text = Type.String({ maxLength: 2000 })
const decided = {
  decision: oneOf(ReportDecision, 'None while it waits'),
  decidedAt: nullable(DateTime),
}
const objection = {
  objection: nullable(Type.String({ description: "The member's words against the decision" })),
  objectedAt: nullable(DateTime),
  outcome: oneOf(ObjectionOutcome, 'What became of the objection; None while it waits, or where there is none'),
  outcomeReason: nullable(Type.String({ description: 'What the member was told' })),
  outcomeAt: nullable(DateTime),
}

const Report = Type.Object({
  id: Id,
  itemType,
  itemId: Type.Integer({ description: 'For a profile text the id of the profile' }),
  reportedProfileId: nullable(Id, { description: 'Its owner' }),
  reporterId: nullable(Id, { description: 'Null when that profile is gone' }),
  reason: oneOf(ReportReason, 'The reason'),
  text: nullable(Type.String()),
  createdAt: DateTime,
  ...decided,
})

/** All reports of one item, as the staff see them. */
const ReportCase = Type.Object({
  id: Id,
  itemType,
  status: oneOf(ReportCaseStatus, 'Where it stands'),
  urgent: Type.Boolean({ description: 'One of the reports is about children' }),
  openedAt: DateTime,
  waitingSince: nullable(DateTime, { description: 'Since when the staff have to decide; null when they need not' }),
  reportCount: Type.Integer({ minimum: 0 }),
  reasons: Type.Array(oneOf(ReportReason, 'Each reason of the reports once')),
  profileId: nullable(Id, { description: 'Whose it is; null when that profile is gone' }),
  profileName: nullable(Type.String({ description: 'Also of a profile that the viewer may not see' })),
  language: nullable(Locale, { description: 'The language to give the reason in' }),
  ...hold,
  ...decided,
  decidedByViewer: Type.Boolean({ description: 'Somebody else has to decide on the objection' }),
  conflictOfInterest: Type.Boolean({
    description:
      'The viewer reported it, or it is about them or another profile of theirs: somebody else has to decide',
  }),
  reason: nullable(Type.String({ description: 'What the member was told' })),
  evidence: nullable(Type.String({ description: 'The words of the item when it was decided' })),
  ...objection,
})
export type ReportCase = Static<typeof ReportCase>

const CaseReport = Type.Object({
  id: Id,
  reason: oneOf(ReportReason, 'The reason'),
  text: nullable(Type.String()),
  createdAt: DateTime,
  reporterId: nullable(Id, { description: 'Null when that profile is gone' }),
  reporterName: nullable(Type.String()),
  decidedCount: Type.Integer({ minimum: 0, description: 'Earlier reports of the same reporter that were decided' }),
  upheldCount: Type.Integer({ minimum: 0, description: 'Those of them that were right' }),
})

const ShownMessage = Type.Object({
  id: Id,
  profileId: nullable(Id),
  name: nullable(Type.String()),
  text: Type.String(),
  createdAt: DateTime,
  reported: Type.Boolean(),
})

/** A decision as the member it is about reads it. */
const Decision = Type.Object({
  link: Type.String({ description: 'The secret of its page' }),
  itemType,
  ...decided,
  reason: nullable(Type.String()),
  evidence: nullable(Type.String({ description: 'The words that it is about' })),
  objectUntil: nullable(DateTime, { description: 'Null when the member cannot object, or has done so' }),
  ...objection,
})
export type Decision = Static<typeof Decision>

const staff = { access: { role: 'Support' }, assumed: true } as const
const act = { ...staff, inOwnName: true } as const
const caseId = { caseId: Id }
const link = { link: Type.String({ maxLength: 200, description: 'The secret of its page, or of the mail' }) }
const reason = Type.Optional(Type.String({ maxLength: 2000, description: 'For the member; needed except to dismiss' }))
const days = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 3650, description: 'How long a ban lasts; without it for good' }),
)

/** Reports and their decisions. */
export const Reports = {
  ReportContent: post({
    summary: 'Reports something to the staff; its author does not learn who reported it',
    access: 'active',
    assumed: true,
    inOwnName: true,
    body: {
      itemType,
      itemId: Id,
      reason: oneOf(ReportReason, 'The reason'),
      text: Type.Optional(Type.String({ maxLength: 2000, description: 'Needed for the reason Other' })),
    },
  }),
  GetReports: list({
    ...staff,
    summary: 'Reports, those that wait first, and of them the oldest',
    query: { open: Type.Optional(Type.Boolean({ description: 'Only those that wait' })) },
    item: Report,
  }),
  GetReport: get({ ...staff, summary: 'One report; 404 when it is gone', query: { reportId: Id }, answer: Report }),
  DecideReport: post({
    ...act,
    summary: 'Decides the case of a report and carries the decision out',
    body: { reportId: Id, decision: oneOf(ReportDecision, 'Anything but None'), reason, days },
    answer: Report,
  }),
  GetCases: list({
    ...staff,
    summary: 'Cases: those that wait, about children first and then the oldest; or those decided, latest first',
    query: {
      decided: Type.Optional(Type.Boolean({ description: 'Those that are decided, in place of those that wait' })),
      itemType: Type.Optional(itemType),
      mine: Type.Optional(Type.Boolean({ description: 'Only those that the viewer holds' })),
      profileId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'All cases about a member, whatever their state, latest first' }),
      ),
    },
    item: ReportCase,
  }),
  GetCase: get({ ...staff, summary: 'One case; 404 when it is gone', query: caseId, answer: ReportCase }),
  GetCaseReports: list({
    ...staff,
    summary: 'The reports of a case, with how right each reporter was before, oldest first',
    query: caseId,
    item: CaseReport,
  }),
  GetCaseItem: get({
    ...staff,
    look: true,
    summary: 'The item of a case in its context; looks are logged',
    query: caseId,
    answer: Type.Object({
      state: Type.Unsafe<'SHOWN' | 'GONE' | 'ON_DARK_SITES'>({
        type: 'string',
        enum: ['SHOWN', 'GONE', 'ON_DARK_SITES'],
        description: 'A main site shows nothing of the dark ones',
      }),
      title: nullable(Type.String()),
      text: nullable(Type.String({ description: 'Plain, with line breaks' })),
      createdAt: nullable(DateTime),
      path: nullable(Type.String({ description: 'Its page, where it has one that the staff can open' })),
      placeTitle: nullable(Type.String({ description: 'Of a comment: the title of what it is on' })),
      placeText: nullable(Type.String({ description: 'Of a comment: the first words of what it is on' })),
      media: Type.Array(MediaSummary),
      messages: Type.Array(ShownMessage, {
        description:
          'Of a message: those around it, oldest first, if somebody reported the conversation; else it alone',
      }),
    }),
  }),
  GetCaseMember: get({
    ...staff,
    look: true,
    summary: 'History of the member whom a case is about; 404 when the profile is gone; looks are logged',
    query: caseId,
    answer: Type.Object({
      profileId: Id,
      name: Type.String(),
      status: oneOf(without(ProfileStatus, 'None'), 'Whether the profile is locked or waits for its deletion'),
      roleLevel: oneOf(without(RoleLevel, 'None'), 'Nobody decides on a profile whose role is not below their own'),
      createdAt: DateTime,
      validated: Type.Boolean(),
      caseCount: Type.Integer({ minimum: 0, description: 'Cases that were decided' }),
      upheldCount: Type.Integer({ minimum: 0, description: 'Those of them that led to something' }),
      lockCount: Type.Integer({ minimum: 0, description: 'Those of them that locked, quarantined or deleted it' }),
      reportsMade: Type.Integer({ minimum: 0 }),
      bans: Type.Array(
        Type.Object({
          banType: oneOf(BanType, 'The kind of ban'),
          reason: nullable(Type.String()),
          until: nullable(DateTime, { description: 'Null: for good' }),
        }),
        { description: 'Those that hold now' },
      ),
    }),
  }),
  GetCaseTemplates: get({
    ...staff,
    summary: 'Reasons to begin with, in the language of the member',
    query: caseId,
    answer: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), text: Type.String() })),
  }),
  TakeCase: post({
    ...act,
    summary: 'Takes a case for half an hour; 409 CASE_TAKEN while another holds it',
    body: caseId,
    answer: ReportCase,
  }),
  ReleaseCase: post({ ...act, summary: 'Gives a case back', body: caseId, answer: ReportCase }),
  DecideCase: post({
    ...act,
    summary:
      "Decides a case and carries the decision out; the member and the reporters are told. 403 CONFLICT_OF_INTEREST for a case of one's own",
    body: { ...caseId, decision: oneOf(ReportDecision, 'Anything but None'), reason, days },
    answer: ReportCase,
  }),
  DecideObjection: post({
    ...act,
    summary: 'Decides on the objection to a decision of somebody else; reversing undoes bans, locks and deletions',
    body: { ...caseId, outcome: oneOf(ObjectionOutcome, 'Anything but None'), reason: text },
    answer: ReportCase,
  }),
  GetMyDecisions: list({
    summary: 'Decisions on what the viewer wrote or showed, latest first',
    access: 'loggedIn',
    assumed: true,
    item: Decision,
  }),
  GetDecision: get({
    summary: 'A decision by the secret of its page, without a log-in. 410 for one that is not ours or has expired',
    access: 'public',
    assumed: true,
    limit: 'linkByAddress',
    query: link,
    answer: Decision,
  }),
  ObjectToDecision: post({
    summary: 'Objects to a decision, once and within six months; somebody else of the staff decides on it',
    access: 'public',
    assumed: true,
    inOwnName: true,
    limit: 'linkByAddress',
    body: { ...link, text },
    answer: Decision,
  }),
}
