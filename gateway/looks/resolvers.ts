import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

/** New profiles and media that wait for the staff. */
export const looksResolvers: Resolvers = {
  Viewer: {
    look: (viewer, _args, { rest }) => (viewer.isLoggedIn ? rest.Looks.GetOwnLook() : null),
    waitingProfiles: (_viewer, args, context) => list(context, 'Looks.GetWaitingProfiles', { args }),
    waitingMedia: (_viewer, args, context) => list(context, 'Looks.GetWaitingMedia', { args }),
    lookTemplates: (_viewer, _args, { rest }) => rest.Looks.GetLookTemplates(),
  },
  WaitingProfile: {
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
    picture: ({ profileId: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
    isValidated: ({ validated }) => validated,
  },
  WaitingMedia: {
    profileId: ({ profileId }) => toGlobalId('Profile', profileId),
    media: ({ profileId: ownerId, media }) => Object.assign(media, { ownerId }),
  },
  Mutation: {
    askForLook: (_parent, _args, context) =>
      mutate(context, async () => ({ look: await context.rest.Looks.AskForLook() })),
    decideNewProfiles: (_parent, { input: { profileIds, isAccepted: accepted, ...more } }, context) =>
      mutate(
        context,
        async () => {
          const ids = profileIds.map((id) => legacyIdOf(id, 'Profile'))
          const answer = await context.rest.Looks.DecideProfiles({
            body: { profileIds: ids, accepted, ...given(more) },
          })
          return { profileIds: profileIds.filter((_id, index) => answer.profileIds.includes(ids[index] ?? 0)) }
        },
        { accepted: 'isAccepted' },
      ),
    decideNewMedia: (_parent, { input: { mediaIds, isAccepted: accepted, ...more } }, context) =>
      mutate(
        context,
        async () => {
          const ids = mediaIds.map((id) => legacyIdOf(id, 'Picture', 'Video'))
          const answer = await context.rest.Looks.DecideMedia({ body: { mediaIds: ids, accepted, ...given(more) } })
          return { mediaIds: mediaIds.filter((_id, index) => answer.mediaIds.includes(ids[index] ?? 0)) }
        },
        { accepted: 'isAccepted' },
      ),
  },
}
