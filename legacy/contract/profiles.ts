import Type from 'typebox'
import { Id, list, post, postList } from './call'
import { ProfileSummary } from './shapes'

export const Profiles = {
  GetProfilesByIds: post({
    summary: 'Summaries of many profiles at once; those the reader may not see are left out',
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(ProfileSummary),
  }),
  GetOnlineProfiles: postList({
    summary: 'Members who are online, those seen last first',
    access: 'active',
    item: ProfileSummary,
  }),
  GetBirthdayProfiles: list({
    summary: "Members whose birthday is today, of the reader's country first",
    access: 'active',
    assumed: true,
    item: ProfileSummary,
  }),
}
