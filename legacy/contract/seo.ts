import Type from 'typebox'
import { get, Id } from './call'
import { ProfileSummary } from './shapes'

const LandingLink = Type.Object({ id: Id, path: Type.String(), title: Type.String(), teaser: Type.String() })

export const Seo = {
  AllLandingPages: get({
    summary: 'All landing pages of the site',
    access: 'public',
    publicFor: 300,
    answer: Type.Array(LandingLink),
  }),
  FrontpageLandingPages: get({
    summary: 'The landing pages that the front page links to',
    access: 'public',
    publicFor: 300,
    answer: Type.Array(LandingLink),
  }),
  GetLandingPage: get({
    summary: 'The landing page at a path; 404 when there is none',
    access: 'public',
    publicFor: 300,
    query: { path: Type.String({ maxLength: 300, description: 'With its leading slash' }) },
    answer: Type.Object({
      id: Id,
      path: Type.String(),
      title: Type.String(),
      metaDescription: Type.String(),
      heading: Type.String(),
      teaser: Type.String(),
      html: Type.String({ description: 'Safe HTML' }),
    }),
  }),
  OnlineProfilesCount: get({
    summary: 'The number of members of the site who are online',
    access: 'public',
    publicFor: 30,
    answer: Type.Object({ count: Type.Integer() }),
  }),
  TicketsRating: get({
    summary: "The members' rating of the support",
    access: 'public',
    publicFor: 300,
    answer: Type.Object({
      average: Type.Number({ description: '1 to 5; 0 without ratings' }),
      count: Type.Integer(),
    }),
  }),
  FrontpageProfiles: get({
    summary: 'The newest members who let visitors see their face; visitors get name, ages and picture only',
    access: 'public',
    assumed: true,
    query: { take: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 12 })) },
    answer: Type.Array(ProfileSummary),
  }),
}
