type ValueOf<E> = E[keyof E]

/** What can be reported. Areas add their items here. */
export const ReportItemType = {
  ProfileText: 1,
  BlogEntry: 2,
  BlogComment: 3,
  DebateEntry: 4,
  DebateComment: 5,
  MeetupComment: 6,
  Media: 7,
  GuestbookEntry: 8,
  Message: 9,
  Conversation: 10,
  EventComment: 11,
  Event: 12,
} as const
export type ReportItemType = ValueOf<typeof ReportItemType>

export const ReportReason = { FakeProfile: 1, MoneyOffer: 2, Harassment: 3, ChildPictures: 4, Other: 5 } as const
export type ReportReason = ValueOf<typeof ReportReason>

/** The outcome of a report; bans also remove what was reported. */
export const ReportDecision = {
  None: 0,
  Dismissed: 1,
  ContentRemoved: 2,
  ProfileLocked: 3,
  BlogBanned: 4,
  ChangeAsked: 5,
  LodgeBanned: 6,
  Quarantined: 7,
  ProfileDeleted: 8,
} as const
export type ReportDecision = ValueOf<typeof ReportDecision>

/** Where a case stands: all open reports of one item are one case. */
export const ReportCaseStatus = { Open: 1, Objected: 2, Decided: 3 } as const
export type ReportCaseStatus = ValueOf<typeof ReportCaseStatus>

/** What became of an objection to a decision. */
export const ObjectionOutcome = { None: 0, Stands: 1, Reversed: 2 } as const
export type ObjectionOutcome = ValueOf<typeof ObjectionOutcome>
