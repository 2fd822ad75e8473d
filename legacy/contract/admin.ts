import Type from 'typebox'
import { DateTime, Id, list, nullable, post } from './call'
import { SessionStart } from './shapes'

export const Admin = {
  Impersonate: post({
    summary: 'Acts as another profile for an hour, with an entry in the audit log',
    access: { role: 'Support' },
    assumed: true,
    setsCookies: true,
    body: { profileId: Id, reason: Type.String({ minLength: 3, maxLength: 500 }) },
    answer: SessionStart,
  }),
  StopImpersonating: post({
    summary: 'Goes back to the own profile',
    access: 'loggedIn',
    assumed: true,
    setsCookies: true,
    answer: SessionStart,
  }),
  GetImpersonationLog: list({
    summary: 'Who acted as whom, newest first',
    access: { role: 'Support' },
    assumed: true,
    item: Type.Object({
      id: Id,
      adminProfileId: Id,
      profileId: Id,
      reason: Type.String(),
      startedAt: DateTime,
      endedAt: nullable(DateTime),
    }),
  }),
}
