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
    'EditDarkProfile.ApplyAgain',
    'EditDarkProfile.ApplyApplication',
    'EditDarkProfile.DeleteDarkProfile',
    'EditDarkProfile.GetCurrentProfileDark',
    'EditProfile.ConsentMedia',
    'Membership.BuyMembershipDialogData',
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
  darkApproved: [
    'DarkKinks.CreateKink',
    'DarkKinks.GetAllKinks',
    'DarkKinks.GetKinks',
    'DarkKinks.GetMostPopularKinks',
    'DarkKinks.GetNonPopularKinks',
    'DarkKinks.GetPopularKinks',
    'DarkKinks.GetProfileKinks',
    'DarkKinks.SearchItemsByKinks',
    'DarkKinks.SearchKinks',
    'DarkKinks.SearchKinksWithBlogTags',
    'DarkKinks.SetProfileKinks',
    'EditDarkProfile.GetDarkProfileDataForEdit',
    'EditDarkProfile.GetRedMediaAlbums',
    'EditDarkProfile.SaveDarkInformation',
    'EditDarkProfile.UpdateDarkProfile',
  ],
  Support: [
    'Admin.FindProfiles',
    'Admin.GetImpersonationLog',
    'Admin.Impersonate',
    'Admin.SetBan',
    'Blogs.SetCurated',
    'DarkKinks.DecideKink',
    'DarkKinks.GetWaitingKinks',
    'EditDarkProfile.DecideDarkApplication',
    'EditDarkProfile.GetDarkApplications',
    'Reports.DecideReport',
    'Reports.GetReport',
    'Reports.GetReports',
  ],
}

/** What others would take for the member's own deed. */
const inOwnName: readonly CallName[] = [
  'Blogs.FollowBlogAuthor',
  'Common.ToggleLike',
  'DarkKinks.CreateKink',
  'EditDarkProfile.ApplyAgain',
  'EditDarkProfile.ApplyApplication',
  'EditDarkProfile.DeleteDarkProfile',
  'EditProfile.AnswerRelation',
  'EditProfile.DeleteRelation',
  'EditProfile.RequestRelation',
  'Lodges.AcceptLodgeMediaItem',
  'Lodges.AddDebateEntryComment',
  'Lodges.AddLodgeMemberNote',
  'Lodges.AddMeetupComment',
  'Lodges.ApproveMembershipRequest',
  'Lodges.BlockProfile',
  'Lodges.ChangeDebateEntryCategory',
  'Lodges.CreateDebateCategory',
  'Lodges.CreateDebateEntry',
  'Lodges.CreateLodge',
  'Lodges.CreateMeetup',
  'Lodges.DeclineMembershipRequest',
  'Lodges.DeleteDebateCategory',
  'Lodges.DeleteDebateEntry',
  'Lodges.DeleteDebateEntryComment',
  'Lodges.DeleteLodge',
  'Lodges.DeleteLodgeMedia',
  'Lodges.DeleteLodgeMediaAlbum',
  'Lodges.DeleteLodgeMemberNote',
  'Lodges.DeleteMeetup',
  'Lodges.DeleteMeetupComment',
  'Lodges.DiscardDebateEntryChanges',
  'Lodges.EditDebateEntryComment',
  'Lodges.EditMeetup',
  'Lodges.EditMeetupComment',
  'Lodges.EndMeetupFeed',
  'Lodges.InviteToLodge',
  'Lodges.JoinLodge',
  'Lodges.LeaveLodge',
  'Lodges.LockDebateEntry',
  'Lodges.LodgeDeleteRequest',
  'Lodges.MeetupSignUp',
  'Lodges.MoveLodgeAlbumMedia',
  'Lodges.PassOwnership',
  'Lodges.PinDebateEntry',
  'Lodges.QuitMeetup',
  'Lodges.RejectLodgeInvitation',
  'Lodges.RejectLodgeMediaItem',
  'Lodges.ReleaseOwnership',
  'Lodges.RemoveLodgeMember',
  'Lodges.RenewMeetupFeed',
  'Lodges.RequestMembership',
  'Lodges.RestoreLodge',
  'Lodges.SaveLodgeAlbum',
  'Lodges.SaveLodgeMedia',
  'Lodges.SetLodgeAssistantStatus',
  'Lodges.SetLodgeCoOwner',
  'Lodges.SortDebateCategories',
  'Lodges.TakeOwnership',
  'Lodges.UnblockProfile',
  'Lodges.UpdateDebateCategory',
  'Lodges.UpdateDebateEntry',
  'Lodges.UpdateLodge',
  'Lodges.UpdateLodgeMediaAlbum',
  'Lodges.UpdateLodgeMemberVisibility',
  'Media.RequestProtectedAccess',
  'Media.SetProtectedAccess',
  'Profiles.AddFavorite',
  'Profiles.AddProfileToBlacklist',
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
