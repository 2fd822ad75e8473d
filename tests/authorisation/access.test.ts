import { expect, it } from 'vitest'
import type { Access } from '../../legacy/contract/call'
import { calls, type CallName } from '../../legacy/contract/contract'

/**
 * Who may make which call, said a second time: the other tests of access take the contract's word for it, and would follow
 * it where it lets in too many. Every call that is not named here is for active members.
 */
const others: Readonly<Record<string, readonly CallName[]>> = {
  public: [
    'Common.GetContentTokens',
    'Common.GetCountryAreasByCountryId',
    'Common.GetSiteCountries',
    'Common.GetZipCode',
    'Common.GetZipCodeByCoordinates',
    'CurrentProfile.GetProfileData',
    'EditProfile.IsProfileNameTaken',
    'LogOn.CheckStamp',
    'LogOn.ConfirmEmail',
    'LogOn.CreateProfile',
    'LogOn.ForgotPassword',
    'LogOn.LogOn',
    'LogOn.ResendConfirmation',
    'LogOn.ResetPassword',
    'LogOn.ResetPasswordData',
    'LogOn.SsoLogOn',
    'Notifications.Unsubscribe',
    'Seo.AllLandingPages',
    'Seo.FrontpageLandingPages',
    'Seo.FrontpageProfiles',
    'Seo.GetLandingPage',
    'Seo.OnlineProfilesCount',
    'Seo.TicketsRating',
    'Site.GetSiteConfiguration',
    'Site.GetVersion',
    'Support.GetChangelog',
    'Support.GetFaq',
    'Support.GetLegalPage',
    'Support.GetReviews',
    'Support.SearchFaq',
  ],
  loggedIn: [
    'Admin.StopImpersonating',
    'Common.UpdateHeartbeat',
    'CurrentProfile.GetProfileConfiguration',
    'EditProfile.AcceptTermsOfService',
    'EditProfile.ConsentPrivacyData',
    'EditProfile.DeleteProfile',
    'EditProfile.ExportProfileData',
    'EditProfile.GetDataExport',
    'EditProfile.GetTerms',
    'EditProfile.ProfilePersons',
    'EditProfile.Settings',
    'EditProfile.UpdateLanguage',
    'EditProfile.UpdateProfileConfiguration',
    'EditProfile.UpdateProfileEmail',
    'EditProfile.UpdateProfilePassword',
    'LogOn.EndSession',
    'LogOn.EndSessions',
    'LogOn.GetSessions',
    'LogOn.LogOut',
    'PushNotifications.Unsubscribe',
    'PushNotifications.UpdateRequestPushPermission',
  ],
  accepted: [
    'CurrentProfile.Hints',
    'EditProfile.ConsentMedia',
    'Membership.BuyMembershipDialogData',
    'Membership.Membership24HoursPrice',
    'Membership.MembershipFeatures',
    'Membership.MembershipPackages',
    'Membership.MembershipPageData',
    'Membership.ReactivateSubscription',
    'Membership.SpecialOfferData',
    'Membership.StopSubscription',
    'Membership.Withdraw',
    'Payment.AddBankTransferView',
    'Payment.CheckGiftMembershipReceipt',
    'Payment.Pay',
    'Payment.ReceiptDialogData',
    'Payment.ReceiptPageData',
    'Profiles.GetPurchaseHistoryData',
  ],
  paying: [
    'Blogs.DiscardBlogEntryChanges',
    'Blogs.GetBlogEntryDataForEdit',
    'Blogs.UpdateBlogEntry',
    'CurrentProfile.Tags',
    'Lodges.CreateDebateEntry',
    'Lodges.CreateLodge',
    'Lodges.DiscardDebateEntryChanges',
    'Lodges.GetDebateEntryForEdit',
    'Lodges.UpdateDebateEntry',
    'Mail.CreateGroupChat',
    'Mail.RequestVideoCall',
    'Mail.SendMessage',
    'Profiles.GetOnlineTagged',
    'Profiles.GetTaggedProfiles',
    'Profiles.SetTags',
  ],
  darkApproved: ['DarkKinks.GetAllKinks', 'DarkKinks.SearchKinksWithBlogTags'],
  Support: [
    'Admin.FindProfiles',
    'Admin.GetImpersonationLog',
    'Admin.Impersonate',
    'Admin.SetBan',
    'Billwerk.RerunRecurrentTransaction',
    'Blogs.SetCurated',
    'Payment.GetDifferences',
    'Payment.GetOrderStory',
    'Payment.GetTakings',
    'Payment.RecordBankTransfer',
    'Payment.RefundOrder',
    'Reports.DecideReport',
    'Reports.GetReport',
    'Reports.GetReports',
  ],
}

/** What others would take for the member's own deed. */
const inOwnName: readonly CallName[] = [
  'Billwerk.RerunRecurrentTransaction',
  'Blogs.FollowBlogAuthor',
  'Common.ToggleLike',
  'Contest.EnterContest',
  'Contest.VoteInContest',
  'EditProfile.AnswerRelation',
  'EditProfile.DeleteRelation',
  'EditProfile.RequestRelation',
  'Lodges.AddDebateEntryComment',
  'Lodges.AddLodgeMemberNote',
  'Lodges.ApproveMembershipRequest',
  'Lodges.BlockProfile',
  'Lodges.ChangeDebateEntryCategory',
  'Lodges.CreateDebateCategory',
  'Lodges.CreateDebateEntry',
  'Lodges.CreateLodge',
  'Lodges.DeclineMembershipRequest',
  'Lodges.DeleteDebateCategory',
  'Lodges.DeleteDebateEntry',
  'Lodges.DeleteDebateEntryComment',
  'Lodges.DeleteLodge',
  'Lodges.DeleteLodgeMemberNote',
  'Lodges.DiscardDebateEntryChanges',
  'Lodges.EditDebateEntryComment',
  'Lodges.InviteToLodge',
  'Lodges.JoinLodge',
  'Lodges.LeaveLodge',
  'Lodges.LockDebateEntry',
  'Lodges.LodgeDeleteRequest',
  'Lodges.PassOwnership',
  'Lodges.PinDebateEntry',
  'Lodges.RejectLodgeInvitation',
  'Lodges.ReleaseOwnership',
  'Lodges.RemoveLodgeMember',
  'Lodges.RequestMembership',
  'Lodges.RestoreLodge',
  'Lodges.SetLodgeAssistantStatus',
  'Lodges.SetLodgeCoOwner',
  'Lodges.SortDebateCategories',
  'Lodges.TakeOwnership',
  'Lodges.UnblockProfile',
  'Lodges.UpdateDebateCategory',
  'Lodges.UpdateDebateEntry',
  'Lodges.UpdateLodge',
  'Lodges.UpdateLodgeMemberVisibility',
  'Media.RequestProtectedAccess',
  'Media.SetProtectedAccess',
  'Membership.ReactivateSubscription',
  'Membership.StopSubscription',
  'Membership.Withdraw',
  'Payment.Pay',
  'Payment.RecordBankTransfer',
  'Payment.RefundOrder',
  'Profiles.AddFavorite',
  'Profiles.AddProfileToBlacklist',
  'QuickScor.DeleteQuickScorAd',
]

const nameOf = (access: Access) => (typeof access === 'string' ? access : access.role)

it('is open to those who are meant, and to nobody else', () => {
  const stated: [string, string][] = calls.map(([name, { access }]) => [name, nameOf(access)])
  const meant = new Map(Object.entries(others).flatMap(([access, names]) => names.map((name) => [name, access])))
  expect(Object.fromEntries(stated)).toEqual(
    Object.fromEntries(stated.map(([name]) => [name, meant.get(name as CallName) ?? 'active'])),
  )
})

/** Tells a banned member of the ban. */
const ofTheBan = 'Blogs.ProfileBlogBan'

it('is refused for a ban from blogs wherever it is about blogs, and for one from founding lodges', () => {
  const banned = calls.filter(([, { ban }]) => ban !== undefined).map(([name, { ban }]) => `${name} ${ban}`)
  const about = calls.filter(([name]) => name.startsWith('Blogs.') && name !== ofTheBan)
  expect(banned).toEqual([...about.map(([name]) => `${name} Blogs`), 'Lodges.CreateLodge CreateLodges'])
})

it("is refused to staff who act as a member where it would be the member's deed", () => {
  const refused = calls.filter(([, call]) => call.inOwnName).map(([name]) => name)
  expect(refused.toSorted()).toEqual(inOwnName)
})
