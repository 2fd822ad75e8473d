import Type from 'typebox'
import { get, Id, post } from './call'
import { CurrentProfile as CurrentProfileShape } from './shapes'

export const ConfigurationValue = Type.Object({
  key: Type.String(),
  type: Type.Unsafe<'string' | 'number' | 'boolean'>({ type: 'string', enum: ['string', 'number', 'boolean'] }),
  value: Type.String({ description: 'The value written as text' }),
})

export const CurrentProfile = {
  GetProfileData: get({
    summary: 'The session: the profile that is logged in, or the empty profile',
    access: 'public',
    answer: CurrentProfileShape,
  }),
  GetProfileConfiguration: get({
    summary: "The member's small settings, each with its type",
    access: 'loggedIn',
    assumed: true,
    answer: Type.Array(ConfigurationValue),
  }),
  Hints: get({
    summary: 'Suggestions that would improve the profile, most useful first',
    access: 'accepted',
    answer: Type.Array(
      Type.Object({
        key: Type.String({
          description:
            'ConfirmEmail, AddPicture, WriteText, ValidateProfile, SetMatchSettings, AddMatchWords, FillPersonFacts, AddHeightAndWeight',
        }),
        title: Type.String(),
        text: Type.String(),
      }),
    ),
  }),
  Tags: get({
    summary: "The member's own tags for other profiles",
    access: 'paying',
    feature: 'TaggedProfiles',
    answer: Type.Array(
      Type.Object({ id: Id, name: Type.String(), count: Type.Integer({ description: 'Profiles that carry the tag' }) }),
    ),
  }),
  CreateBirthdayQuickScorAd: post({
    summary: 'Takes a quick ad as birthday present',
    access: 'active',
    body: { text: Type.String({ minLength: 1, maxLength: 200 }) },
  }),
  CreateBirthdaySearchPromotion: post({
    summary: 'Takes a promotion at the top of the search as birthday present',
    access: 'active',
  }),
  RejectBirthday: post({ summary: 'Turns the birthday present down', access: 'active' }),
}
