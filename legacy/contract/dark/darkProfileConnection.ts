import Type, { type Static } from 'typebox'
import { BondRole, BondStatus } from './bondEnums'
import { DateTime, get, Id, list, nullable, oneOf, post } from '../call'
import { ProfileSummary } from '../shapes'

const change = { access: 'darkApproved', inOwnName: true } as const
const connectionId = { connectionId: Id }
const role = oneOf(BondRole, 'What the other one is to the member')
const shown = Type.Boolean({ description: 'The member lets others see it; they do once both let them' })

/** A connection of two dark profiles as one of them sees it. */
export const Bond = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'The same for both' }),
  ownerId: Type.Integer({ minimum: 1, description: 'The id of the profile as whose connection it is seen' }),
  profile: Type.Object(ProfileSummary.properties, { description: 'The other one' }),
  role: oneOf(BondRole, 'What the other one is to the owner'),
  status: oneOf(BondStatus, 'Whether both have agreed'),
  requestedByOther: Type.Boolean({ description: 'The other one asked' }),
  proposedRole: nullable(oneOf(BondRole, 'What the other one is to become'), {
    description: 'Null where no change waits for a yes; for its two only',
  }),
  proposedByOther: Type.Boolean({ description: 'The other one asked for the change' }),
  shown: Type.Boolean({ description: 'The owner lets others see it' }),
  visible: Type.Boolean({ description: 'Others see it on both profiles' }),
  since: DateTime,
})
export type Bond = Static<typeof Bond>

/** Connections of dark profiles. The graph calls one a bond, because its lists are the ones named connections. */
export const DarkProfileConnection = {
  GetProfileConnections: list({
    summary: "The connections of a profile, latest first; the member's own with those that wait for a yes",
    access: 'darkApproved',
    query: { profileId: Type.Optional({ ...Id, description: "The member's own without it" }) },
    item: Bond,
  }),
  GetProfileConnection: get({
    summary: 'One connection as a profile has it; 404 when it is gone or not for the viewer',
    access: 'darkApproved',
    assumed: true,
    query: { profileId: Id, ...connectionId },
    answer: Bond,
  }),
  CreateProfileConnection: post({
    ...change,
    summary: 'Asks another profile for a connection; where the other has asked for the same, both have agreed',
    body: { profileId: Id, role, shown: Type.Optional(shown) },
    answer: Bond,
  }),
  AcceptProfileConnection: post({
    ...change,
    summary: 'Says yes or no to a connection or another role that the other profile asked for',
    body: {
      ...connectionId,
      accept: Type.Boolean(),
      role: Type.Optional(
        oneOf(BondRole, 'What the other one asked to be to the member; 409 when it is another by now'),
      ),
      shown: Type.Optional(shown),
    },
    answer: nullable(Bond, { description: 'Null when a connection was declined' }),
  }),
  ChangeProfileConnectionRole: post({
    ...change,
    summary: "Asks the other for another role, or corrects one's own request; the present role takes the question back",
    body: { ...connectionId, role },
    answer: Bond,
  }),
  ShowProfileConnection: post({
    ...change,
    summary: 'Says whether others may see a connection, as far as the member is concerned',
    assumed: true,
    body: { ...connectionId, shown },
    answer: Bond,
  }),
  DeleteProfileConnection: post({
    ...change,
    summary: 'Ends a connection, or takes a request back',
    body: connectionId,
  }),
}
