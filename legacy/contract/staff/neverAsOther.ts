import type { CallName } from '../contract'

/**
 * What staff who act as a member may never do, whatever the member may: calls that are refused with 403 ACTING_AS_OTHER.
 * So is each call that others would take for the member's own act, which says so itself (`inOwnName`).
 */
export const neverAsOther = {
  pay: [
    'CurrentProfile.CreateBirthdayQuickScorAd',
    'CurrentProfile.CreateBirthdaySearchPromotion',
    'Membership.ReactivateSubscription',
    'Membership.StopSubscription',
    'Membership.Withdraw',
    'Payment.AddBankTransferView',
    'Payment.Pay',
  ],
  changeLogIn: [
    'EditProfile.UpdateProfileEmail',
    'EditProfile.UpdateProfileName',
    'EditProfile.UpdateProfilePassword',
    'LogOn.CreateSsoTicket',
    'LogOn.EndSession',
    'LogOn.EndSessions',
    'PushNotifications.Subscribe',
  ],
  /** The data export holds all mail. */
  readMail: [
    'EditProfile.ExportProfileData',
    'Events.GetEventConversations',
    'Mail.AddToGroupChat',
    'Mail.CreateGroupChat',
    'Mail.DeleteConversation',
    'Mail.DeleteMessage',
    'Mail.GetConversationsByIds',
    'Mail.GetConversations',
    'Mail.GetConversationWith',
    'Mail.GetGroupChatMembers',
    'Mail.GetMessagesByIds',
    'Mail.LeaveGroupChat',
    'Mail.PinConversation',
    'Mail.RemoveFromGroupChat',
    'Mail.RenameGroupChat',
    'Mail.RequestVideoCall',
    'Mail.SendMessage',
    'Mail.SetTyping',
    'Mail.SetVideoCallsEnabled',
    'TopMenu.Conversations',
  ],
  delete: [
    'Blogs.DeleteBlogComment',
    'Blogs.DeleteBlogEntry',
    'EditProfile.DeleteProfile',
    'Media.DeleteAlbum',
    'Media.DeleteMedia',
    'Profiles.DeleteGuestbookEntry',
    'Profiles.DeleteNote',
    'Search.DeleteSavedSearch',
  ],
} as const satisfies Record<string, readonly CallName[]>

/** Calls that open one conversation, by its `conversationId`: only where somebody has reported that conversation. */
export const onlyIfReported = [
  'Mail.GetConversation',
  'Mail.GetMessages',
  'Mail.MarkConversationAsRead',
] as const satisfies readonly CallName[]
