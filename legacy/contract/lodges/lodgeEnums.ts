type ValueOf<E> = E[keyof E]

/** A profile's standing in a lodge; profiles without any have no row. */
export const LodgeRole = {
  None: 0,
  Member: 1,
  Owner: 2,
  CoOwner: 3,
  Blacklisted: 4,
  Requesting: 5,
  Declined: 6,
  Assistant: 7,
} as const
export type LodgeRole = ValueOf<typeof LodgeRole>

/** How a profile gets into a lodge. */
export const LodgeAccess = { AccessForAll: 1, NewMembersApproved: 2 } as const
export type LodgeAccess = ValueOf<typeof LodgeAccess>

/** The members who may start something in a lodge; admins are owner, co-owners and assistants. */
export const LodgeAudience = { All: 1, AdminsOnly: 2 } as const
export type LodgeAudience = ValueOf<typeof LodgeAudience>

/** A membership request is Created when written and New once the leaders are notified; both wait. */
export const LodgeRequestStatus = { None: 0, Created: 1, New: 2, Approved: 3, Declined: 4 } as const
export type LodgeRequestStatus = ValueOf<typeof LodgeRequestStatus>

export const LodgeInvitationStatus = { None: 0, Invited: 1, Rejected: 2, Member: 3 } as const
export type LodgeInvitationStatus = ValueOf<typeof LodgeInvitationStatus>

/** Events of a lodge's membership log. The specification does not name 8 and 9. */
export const LodgeActivityEvent = {
  MemberJoined: 1,
  MembershipDeclined: 2,
  ProfileBanned: 3,
  ProfileUnbanned: 4,
  MembershipApproved: 5,
  PromotedToAssistant: 6,
  DemotedFromAssistant: 7,
  PromotedToCoOwner: 8,
  DemotedFromCoOwner: 9,
  LodgeLeft: 11,
  MembershipRevoked: 12,
  OwnershipPassed: 13,
  OwnershipReleased: 14,
  OwnershipTaken: 15,
} as const
export type LodgeActivityEvent = ValueOf<typeof LodgeActivityEvent>

export const LodgeSort = { Newest: 1, Name: 2, MostActive: 3, MostMembers: 4, Nearest: 5 } as const
export type LodgeSort = ValueOf<typeof LodgeSort>

export const LodgeMemberSort = { LastJoined: 1, Alphabetically: 2, Rank: 3 } as const
export type LodgeMemberSort = ValueOf<typeof LodgeMemberSort>

/** Topics of a lodge's notifications, each with its own deliveries. */
export const LodgeNotificationTopic = {
  FollowedDebateEntries: 1,
  MyDebateEntries: 2,
  MyPicturesAndVideos: 3,
  MyMeetUps: 4,
} as const
export type LodgeNotificationTopic = ValueOf<typeof LodgeNotificationTopic>

/** Whether a topic of debates was ever published. */
export const DebateEntryStatus = { Draft: 1, Published: 2 } as const
export type DebateEntryStatus = ValueOf<typeof DebateEntryStatus>

/** A member's sign-up for a meetup; without one there is no row. */
export const MeetupSignUpStatus = { Coming: 1, Waiting: 2 } as const
export type MeetupSignUpStatus = ValueOf<typeof MeetupSignUpStatus>

export const MeetupRepetition = { Once: 0, Weekly: 1, Monthly: 2 } as const
export type MeetupRepetition = ValueOf<typeof MeetupRepetition>
/** Whether the leaders of a lodge have accepted a media item. */
export const LodgeMediaStatus = { Waiting: 1, Accepted: 2 } as const
export type LodgeMediaStatus = ValueOf<typeof LodgeMediaStatus>
