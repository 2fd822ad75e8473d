import Type from 'typebox'
import { DateTime, get, Id, Locale, nullable, post } from './call'
import { ConfigurationValue } from './currentProfile'
import { CurrentPerson } from './shapes'

const currentPassword = Type.String({ minLength: 1, maxLength: 200, description: 'The present password' })

const Settings = Type.Object({
  name: Type.String(),
  email: Type.String(),
  pendingEmail: nullable(Type.String({ description: 'A new address that waits for its confirmation' })),
  emailConfirmed: Type.Boolean(),
  language: Locale,
  languages: Type.Array(Locale, { description: 'Those the site lets a member choose' }),
  showOnFrontPage: Type.Boolean({ description: 'Visitors may see the picture on the front page of this site' }),
  createdAt: DateTime,
})

export const EditProfile = {
  AcceptTermsOfService: post({
    summary: 'Accepts the current terms',
    access: 'loggedIn',
    body: { version: Type.String({ maxLength: 20, description: 'The version that was read' }) },
  }),
  ConsentPrivacyData: post({
    summary: 'Gives or withdraws the explicit consent to sensitive data; without it the terms count as not accepted',
    access: 'loggedIn',
    body: { consent: Type.Boolean() },
  }),
  GetTerms: get({
    summary: 'The version of the terms now in force and what the member has accepted',
    access: 'loggedIn',
    assumed: true,
    answer: Type.Object({
      version: Type.String(),
      accepted: Type.Boolean(),
      privacyConsent: Type.Boolean(),
    }),
  }),
  ConsentMedia: post({
    summary: 'Confirms to hold copyright and consent for all pictures and videos of the profile',
    access: 'accepted',
    assumed: true,
  }),
  IsProfileNameTaken: get({
    summary: 'Whether a profile name can be had',
    access: 'public',
    query: { name: Type.String({ minLength: 1, maxLength: 50 }) },
    answer: Type.Object({
      taken: Type.Boolean(),
      problem: nullable(
        Type.Object({ code: Type.String(), message: Type.String() }, { description: 'Why the name cannot be used' }),
      ),
    }),
  }),
  ProfilePersons: get({ summary: "The profile's persons", access: 'loggedIn', answer: Type.Array(CurrentPerson) }),
  UpdatePersonWeightAndHeight: post({
    summary: "Sets a person's weight and height",
    access: 'active',
    body: {
      personId: Id,
      weight: Type.Integer({ minimum: 30, maximum: 300, description: 'Kilograms' }),
      height: Type.Integer({ minimum: 100, maximum: 250, description: 'Centimetres' }),
    },
    answer: CurrentPerson,
  }),
  UpdateProfileConfiguration: post({
    summary: 'Sets a small setting; refused when the type differs from the present value',
    access: 'loggedIn',
    body: { key: Type.String({ minLength: 1, maxLength: 60 }), value: Type.String({ maxLength: 4000 }) },
    answer: ConfigurationValue,
  }),
  UpdateProfileEmail: post({
    summary: 'Asks for a new e-mail address; it counts once the link in the mail was followed',
    access: 'loggedIn',
    body: { email: Type.String({ format: 'email', maxLength: 254 }), password: currentPassword },
    answer: Settings,
  }),
  UpdateProfileName: post({
    summary: 'Changes the profile name',
    access: 'active',
    body: { name: Type.String({ minLength: 3, maxLength: 20 }) },
    answer: Settings,
  }),
  UpdateProfilePassword: post({
    summary: 'Changes the password and ends all other sessions',
    access: 'loggedIn',
    setsCookies: true,
    body: { currentPassword, newPassword: Type.String({ minLength: 10, maxLength: 200 }) },
  }),
  UpdateLanguage: post({
    summary: 'Chooses the interface language',
    access: 'loggedIn',
    assumed: true,
    body: { language: Locale },
    answer: Settings,
  }),
  UpdateFrontPageVisibility: post({
    summary: 'Lets visitors see the profile picture on the front page, or not',
    access: 'active',
    assumed: true,
    body: { visible: Type.Boolean() },
    answer: Settings,
  }),
  Settings: get({ summary: "The member's account settings", access: 'loggedIn', answer: Settings }),
  ExportProfileData: get({
    summary: 'All that is stored about the member, for themselves',
    access: 'loggedIn',
    assumed: true,
    answer: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Rows by table; `incomplete` names the tables of which only the first 10,000 rows are given',
    }),
  }),
  DeleteProfile: post({
    summary: 'Deletes the profile: gone for others at once, erased for good after the days of grace',
    access: 'loggedIn',
    setsCookies: true,
    body: { password: currentPassword, reason: Type.Optional(Type.String({ maxLength: 2000 })) },
    answer: Type.Object({ erasedAt: DateTime }),
  }),
}
