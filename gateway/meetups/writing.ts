import { legacyIdOf } from '../core/globalIds'
import { given, mutate, perform } from '../core/mutation'
import type { MeetupContentInput, Resolvers } from '../generated/resolvers'

const meetupIdOf = (globalId: string) => legacyIdOf(globalId, 'Meetup')

const contentFields = new Set(['title', 'html', 'coverId', 'place', 'address', 'places', 'genderPlaces'])
const renamed: Readonly<Record<string, string>> = {
  meetupId: 'id',
  begin: 'content.localBegin',
  end: 'content.localEnd',
}

/** The graph's names for fields, so that a refusal points at the right input. */
function fieldName(field: string): string {
  const [first = field] = field.split('.')
  return contentFields.has(first) ? `content.${field}` : (renamed[field] ?? field)
}

function contentOf({ coverId, localBegin: begin, localEnd: end, ...content }: MeetupContentInput) {
  const cover = coverId == null ? {} : { coverId: legacyIdOf(coverId, 'Picture') }
  return { ...given(content), ...cover, begin, end }
}

/** Making, changing and cancelling meetups, sign-ups, and the viewer's calendar feed. */
export const writingResolvers: Resolvers = {
  Viewer: {
    meetupFeedUrl: async (_viewer, _args, { rest }) => (await rest.Lodges.GetMeetupFeed()).address,
  },
  Mutation: {
    createMeetup: (_parent, { input: { lodgeId, content, ...plan } }, context) =>
      mutate(
        context,
        async () => {
          const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
          const body = { lodgeId: lodgeLegacyId, ...contentOf(content), ...given(plan) }
          return { meetup: await context.rest.Lodges.CreateMeetup({ body }), lodgeLegacyId }
        },
        fieldName,
      ),
    editMeetup: (_parent, { input: { id, content, ...rest } }, context) =>
      mutate(
        context,
        async () => {
          const body = { meetupId: meetupIdOf(id), ...contentOf(content), ...rest }
          return { meetup: await context.rest.Lodges.EditMeetup({ body }) }
        },
        fieldName,
      ),
    deleteMeetup: (_parent, { input: { id, following } }, context) =>
      mutate(
        context,
        async () => {
          const meetupId = meetupIdOf(id)
          const { lodgeId, cancelled } = await context.rest.Lodges.DeleteMeetup({ body: { meetupId, following } })
          return { lodgeLegacyId: lodgeId, ...(cancelled ? { meetupLegacyId: meetupId } : { deletedId: id }) }
        },
        fieldName,
      ),
    signUpForMeetup: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const meetupId = meetupIdOf(id)
          await context.rest.Lodges.MeetupSignUp({ body: { meetupId } })
          return { meetupLegacyId: meetupId }
        },
        fieldName,
      ),
    quitMeetup: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const meetupId = meetupIdOf(id)
          await context.rest.Lodges.QuitMeetup({ body: { meetupId } })
          return { meetupLegacyId: meetupId }
        },
        fieldName,
      ),
    renewMeetupFeed: (_parent, _args, context) => perform(context, () => context.rest.Lodges.RenewMeetupFeed()),
    endMeetupFeed: (_parent, _args, context) => perform(context, () => context.rest.Lodges.EndMeetupFeed()),
  },
}
