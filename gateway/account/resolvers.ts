import { legacyIdOf, partOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

/** The graph's names for fields, so that a refusal points at the right input. */
const queryName = { queryString: 'query' }

export const accountResolvers: Resolvers = {
  Query: {
    viewer: async (_parent, _args, { rest, media }) => {
      const viewer = await rest.CurrentProfile.GetProfileData()
      // The cookie's session may have ended elsewhere, and its addresses with it.
      if (!viewer.isLoggedIn) media.drop()
      return viewer
    },
    passwordReset: (_parent, { query }, { rest }) => rest.LogOn.ResetPasswordData({ query: { queryString: query } }),
  },
  Viewer: {
    legacyId: ({ isLoggedIn, id }) => (isLoggedIn ? id : null),
    hasAcceptedTerms: ({ termsAccepted }) => termsAccepted,
    isHeightAndWeightDue: ({ needUpdateHeightAndWeight }) => needUpdateHeightAndWeight,
    isPushPermissionDue: ({ requestPushPermission }) => requestPushPermission,
    isBirthdaySplashDue: ({ showBirthdaySplash }) => showBirthdaySplash,
    isMediaConsentForced: ({ forcedConsentMedia }) => forcedConsentMedia,
    lookStatus: ({ lookStatus }) => lookStatus ?? null,
    isValidationForced: ({ forcedValidationPending }) => forcedValidationPending,
    name: ({ isLoggedIn, name }) => (isLoggedIn ? name : null),
    profileType: ({ isLoggedIn, profileType }) => (isLoggedIn ? profileType : null),
    gender: ({ isLoggedIn, gender }) => (isLoggedIn ? gender : null),
    isStampValid: async (_viewer, { stamp }, { rest }) => (await rest.LogOn.CheckStamp({ body: { stamp } })).valid,
    settings: (_viewer, _args, { rest }) => rest.EditProfile.Settings(),
    sessions: (_viewer, _args, { rest }) => rest.LogOn.GetSessions(),
    terms: (_viewer, _args, { rest }) => rest.EditProfile.GetTerms(),
    persons: ({ id, persons }) => persons.map((person) => ({ ...person, profileId: id })),
    ownPersons: async ({ id }, _args, { rest }) =>
      (await rest.EditProfile.ProfilePersons()).map((person) => ({ ...person, profileId: id })),
    consents: ({ isLoggedIn }, args, context) =>
      isLoggedIn ? list(context, 'EditProfile.GetConsents', { args }) : null,
    dataExport: (_viewer, _args, { rest }) => rest.EditProfile.GetDataExport(),
    tags: (_viewer, _args, { rest }) => rest.CurrentProfile.Tags(),
    hints: (_viewer, _args, { rest }) => rest.CurrentProfile.Hints(),
    suggestedMatchWords: async (_viewer, { text }, { rest }) =>
      (await rest.Common.GetAutomaticMatchWords({ body: { text } })).words,
  },
  AccountSettings: {
    isPlaceShown: ({ showPlace }) => showPlace,
    isShownInBirthdays: ({ showInBirthdays }) => showInBirthdays,
    isShownOnFrontPage: ({ showOnFrontPage }) => showOnFrontPage,
  },
  Session: { isRemembered: ({ rememberMe }) => rememberMe },
  OwnPerson: { person: (person) => person },
  DataExport: { url: ({ path }, _args, { media }) => path && media.origin + path },
  Mutation: {
    sendHeartbeat: (_parent, { input }, context) =>
      mutate(context, () => context.rest.Common.UpdateHeartbeat({ body: input })),
    logOn: (_parent, { input: { name, password, rememberMe, restore } }, context) =>
      mutate(context, async () => {
        const body = { name, password, rememberMe: rememberMe ?? false, restore: restore ?? false }
        return { viewer: (await context.rest.LogOn.LogOn({ body })).profileData }
      }),
    logOut: (_parent, _args, context) => perform(context, () => context.rest.LogOn.LogOut()),
    endSession: (_parent, { input: { sessionId } }, context) =>
      perform(context, () => context.rest.LogOn.EndSession({ body: { sessionId: legacyIdOf(sessionId, 'Session') } })),
    endSessions: (_parent, { input: { includingThis } }, context) =>
      perform(context, () => context.rest.LogOn.EndSessions({ body: { includingThis: includingThis ?? false } })),
    requestPasswordReset: (_parent, { input }, context) =>
      perform(context, () => context.rest.LogOn.ForgotPassword({ body: input })),
    resetPassword: (_parent, { input: { query, password } }, context) =>
      perform(context, () => context.rest.LogOn.ResetPassword({ body: { queryString: query, password } }), queryName),
    logOnWithTicket: (_parent, { input: { ticket } }, context) =>
      mutate(
        context,
        async () => {
          const { profileData, redirectUrl } = await context.rest.LogOn.SsoLogOn({ body: { ssoQuery: ticket } })
          return { viewer: profileData, redirectUrl }
        },
        { ssoQuery: 'ticket' },
      ),
    createSsoTicket: (_parent, { input }, context) =>
      mutate(context, () => context.rest.LogOn.CreateSsoTicket({ body: given(input) })),
    createProfile: (_parent, { input: { countryId: country, ...input } }, context) =>
      mutate(context, async () => {
        const countryId = legacyIdOf(country, 'Country')
        return context.rest.LogOn.CreateProfile({ body: { ...given(input), countryId } })
      }),
    confirmEmail: (_parent, { input: { query, ...rest } }, context) =>
      mutate(
        context,
        async () => {
          const body = { ...given(rest), queryString: query }
          return { viewer: (await context.rest.LogOn.ConfirmEmail({ body })).profileData }
        },
        queryName,
      ),
    resendConfirmation: (_parent, { input }, context) =>
      perform(context, () => context.rest.LogOn.ResendConfirmation({ body: input })),
    acceptTerms: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.AcceptTermsOfService({ body: input })),
    setPrivacyConsent: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.ConsentPrivacyData({ body: input })),
    consentToMedia: (_parent, _args, context) => perform(context, () => context.rest.EditProfile.ConsentMedia()),
    updatePersonBody: (_parent, { input: { personId, ...measures } }, context) =>
      perform(context, () => {
        const { id } = partOf(personId, 'Person')
        return context.rest.EditProfile.UpdatePersonWeightAndHeight({ body: { ...measures, personId: id } })
      }),
    changeEmail: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdateProfileEmail({ body: input })),
    changeName: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdateProfileName({ body: input })),
    changePassword: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdateProfilePassword({ body: input })),
    chooseLanguage: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdateLanguage({ body: input })),
    setFrontPageVisibility: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdateFrontPageVisibility({ body: input })),
    updatePrivacy: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.UpdatePrivacy({ body: given(input) })),
    requestDataExport: (_parent, { input }, context) =>
      perform(context, () => context.rest.EditProfile.ExportProfileData({ body: input })),
    deleteProfile: (_parent, { input }, context) =>
      mutate(context, () => context.rest.EditProfile.DeleteProfile({ body: given(input) })),
    setPushPermissionRequest: (_parent, { input }, context) =>
      perform(context, () => context.rest.PushNotifications.UpdateRequestPushPermission({ body: input })),
    takeBirthdayQuickAd: (_parent, { input }, context) =>
      perform(context, () => context.rest.CurrentProfile.CreateBirthdayQuickScorAd({ body: input })),
    takeBirthdaySearchPromotion: (_parent, _args, context) =>
      perform(context, () => context.rest.CurrentProfile.CreateBirthdaySearchPromotion()),
    rejectBirthdayPresent: (_parent, _args, context) =>
      perform(context, () => context.rest.CurrentProfile.RejectBirthday()),
  },
}
