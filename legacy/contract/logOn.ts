import Type from 'typebox'
import { CalendarDate, DateTime, get, Id, nullable, oneOf, post } from './call'
import { Gender, ProfileType } from './enums'
import { SessionStart } from './shapes'

const password = Type.String({ minLength: 1, maxLength: 200 })
const linkQuery = Type.String({ minLength: 1, maxLength: 500, description: 'The secret part of the link in the mail' })

export const LogOn = {
  LogOn: post({
    summary: 'Logs on by profile name or e-mail address; the answer is the same for unknown names and wrong passwords',
    access: 'public',
    limit: 'logOnByAddress',
    setsCookies: true,
    body: {
      name: Type.String({ minLength: 1, maxLength: 254, description: 'Profile name or e-mail address' }),
      password,
      rememberMe: Type.Optional(
        Type.Boolean({ default: false, description: 'Keep the session after the browser closes' }),
      ),
      restore: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Call the deletion of the profile off; else PROFILE_WILL_BE_ERASED',
        }),
      ),
    },
    answer: SessionStart,
  }),
  CheckStamp: post({
    summary: 'Says whether a stamp of CurrentProfile still belongs to the session of this cookie',
    access: 'public',
    body: { stamp: Type.String({ maxLength: 100 }) },
    answer: Type.Object({ valid: Type.Boolean() }),
  }),
  ForgotPassword: post({
    summary: 'Sends a link by mail if the address belongs to a profile; answers the same in any case',
    access: 'public',
    limit: 'mailByAddress',
    body: { email: Type.String({ format: 'email', maxLength: 254 }) },
  }),
  LogOut: post({ summary: 'Ends the session', access: 'loggedIn', setsCookies: true }),
  GetSessions: get({
    summary: "Where the viewer's profile is logged in: the session of this cookie first, then the one used last",
    access: 'loggedIn',
    assumed: true,
    answer: Type.Array(
      Type.Object({
        id: Id,
        browser: nullable(Type.String(), { description: 'Such as `Firefox`; null when unknown' }),
        system: nullable(Type.String(), { description: 'Such as `Windows` or `iPhone`; null when unknown' }),
        rememberMe: Type.Boolean({ description: 'Kept after the browser closes' }),
        current: Type.Boolean({ description: 'The session of this cookie' }),
        createdAt: DateTime,
        lastSeenAt: Type.String({ format: 'date-time', description: 'To a quarter of an hour' }),
      }),
    ),
  }),
  EndSession: post({
    summary: "Ends one session of the viewer's profile, with its streams and media addresses; 404 for any other",
    access: 'loggedIn',
    assumed: true,
    setsCookies: true,
    body: { sessionId: Id },
  }),
  EndSessions: post({
    summary: "Ends all other sessions of the viewer's profile",
    access: 'loggedIn',
    assumed: true,
    setsCookies: true,
    body: {
      includingThis: Type.Optional(Type.Boolean({ default: false, description: 'Ends the one of this cookie too' })),
    },
  }),
  ResetPassword: post({
    summary: 'Sets a new password by a link from the mail and ends all sessions of the profile',
    access: 'public',
    limit: 'linkByAddress',
    setsCookies: true,
    body: { queryString: linkQuery, password: Type.String({ minLength: 10, maxLength: 200 }) },
  }),
  ResetPasswordData: get({
    summary: 'The state of a reset link',
    access: 'public',
    limit: 'linkByAddress',
    query: { queryString: linkQuery },
    answer: Type.Object({
      valid: Type.Boolean({ description: 'False when used, unknown or expired' }),
      profileName: nullable(Type.String()),
      expiresAt: nullable(DateTime),
    }),
  }),
  SsoLogOn: post({
    summary: 'Logs on by a ticket from another of our sites',
    access: 'public',
    limit: 'linkByAddress',
    setsCookies: true,
    body: { ssoQuery: linkQuery },
    answer: Type.Object({
      ...SessionStart.properties,
      redirectUrl: nullable(Type.String({ description: 'A path of this site, or an address on the allow-list' })),
    }),
  }),
  CreateSsoTicket: post({
    summary: 'Makes a single-use ticket and the address of the chat site with it',
    access: 'active',
    assumed: true,
    body: { path: Type.Optional(Type.String({ maxLength: 500, description: 'The path on the chat site' })) },
    answer: Type.Object({ url: Type.String() }),
  }),
  CreateProfile: post({
    summary:
      'Signs up: makes a profile that opens with the link in the confirmation mail; answers the same when the address has a profile already',
    access: 'public',
    limit: 'signUpByAddress',
    assumed: true,
    body: {
      profileType: oneOf(ProfileType, 'One person or two'),
      persons: Type.Array(
        Type.Object({ gender: oneOf(Gender, 'Not Couple'), birthday: CalendarDate }, { additionalProperties: false }),
        { minItems: 1, maxItems: 2 },
      ),
      countryId: Id,
      zipCode: Type.String({ minLength: 1, maxLength: 10 }),
      name: Type.String({ minLength: 3, maxLength: 20 }),
      email: Type.String({ format: 'email', maxLength: 254 }),
      password: Type.String({ minLength: 10, maxLength: 200 }),
      termsAccepted: Type.Boolean({ description: 'Must be true' }),
      sensitiveDataConsent: Type.Boolean({ description: 'Must be true: explicit consent to sensitive data' }),
      referrer: Type.Optional(Type.String({ maxLength: 500, description: 'The path where the visit began' })),
      utmSource: Type.Optional(Type.String({ maxLength: 100 })),
      campaign: Type.Optional(Type.String({ maxLength: 100, description: 'Query `cp` of a campaign link' })),
      promoter: Type.Optional(Type.String({ maxLength: 100, description: 'Query `prid` of a promoter link' })),
    },
    answer: Type.Object({ email: Type.String({ description: 'The address that the confirmation mail was sent to' }) }),
  }),
  ConfirmEmail: post({
    summary: 'Confirms an address by the link from the mail; for a new profile it begins the first session',
    access: 'public',
    limit: 'linkByAddress',
    assumed: true,
    setsCookies: true,
    body: {
      queryString: linkQuery,
      password: Type.Optional(
        Type.String({ maxLength: 200, description: 'The password of a new profile; a changed address needs none' }),
      ),
    },
    answer: SessionStart,
  }),
  ResendConfirmation: post({
    summary: 'Sends the confirmation mail again if the address waits for one; answers the same in any case',
    access: 'public',
    limit: 'mailByAddress',
    assumed: true,
    body: { email: Type.String({ format: 'email', maxLength: 254 }) },
  }),
}
