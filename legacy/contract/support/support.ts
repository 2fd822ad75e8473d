import Type, { type Static } from 'typebox'
import { CalendarDate, DateTime, get, Id, list, Locale, nullable } from '../call'

const FaqEntry = Type.Object({
  id: Id,
  category: Type.String({ description: 'The name of the category' }),
  question: Type.String(),
  html: Type.String({ description: 'The answer as safe HTML' }),
})

/** What a member says of the help, in public. */
export const Review = Type.Object({
  id: Id,
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  date: CalendarDate,
  hidden: Type.Boolean({ description: 'The staff have hidden it, and alone can read it' }),
})
export type Review = Static<typeof Review>

const SeoBlog = Type.Object({
  id: Id,
  path: Type.String({ description: 'With its leading slash, such as /Blog/first-meeting' }),
  topic: Type.String({ description: 'What it is about, in a word or two' }),
  title: Type.String(),
  teaser: Type.String({ description: 'A sentence or two, for lists and search engines' }),
  author: Type.String(),
  picture: nullable(Type.String(), {
    description: 'The path of its picture, to which -640.avif, -1280.avif or -1280.jpg is added',
  }),
  publishedAt: DateTime,
})

export const LegalPageKey = [
  'cookies',
  'generalTerms',
  'tradeTerms',
  'privacy',
  'codeOfConduct',
  'ethicalRules',
] as const

export const Support = {
  GetLegalPage: get({
    summary: 'A legal text of the site',
    access: 'public',
    assumed: true,
    publicFor: 300,
    query: {
      key: Type.Unsafe<(typeof LegalPageKey)[number]>({ type: 'string', enum: [...LegalPageKey] }),
    },
    answer: Type.Object({
      key: Type.String(),
      title: Type.String(),
      html: Type.String({ description: 'Safe HTML' }),
      updatedAt: CalendarDate,
    }),
  }),
  SearchFaq: get({
    summary: 'Questions and answers, by text and category',
    access: 'public',
    assumed: true,
    publicFor: 300,
    query: {
      q: Type.Optional(Type.String({ maxLength: 100 })),
      category: Type.Optional(Type.String({ maxLength: 100 })),
    },
    answer: Type.Array(FaqEntry),
  }),
  GetFaq: get({
    summary: 'One question and its answer; 404 when there is none',
    access: 'public',
    assumed: true,
    publicFor: 300,
    query: { id: Id },
    answer: FaqEntry,
  }),
  GetChangelog: get({
    summary: 'The changelog, newest first',
    access: 'public',
    assumed: true,
    publicFor: 300,
    answer: Type.Array(
      Type.Object({ date: CalendarDate, title: Type.String(), html: Type.String({ description: 'Safe HTML' }) }),
    ),
  }),
  GetReviews: list({
    summary: "Members' reviews of the site, newest first; read anew each time, so that a hidden one is gone at once",
    access: 'public',
    assumed: true,
    item: Review,
  }),
  GetReview: get({
    summary: 'One review; 404 when there is none, and for everybody but the staff when it is hidden',
    access: 'public',
    assumed: true,
    query: { id: Id },
    answer: Review,
  }),
  GetSeoBlogs: list({
    summary: "The site's articles for visitors, newest first",
    access: 'public',
    assumed: true,
    publicFor: 300,
    item: SeoBlog,
  }),
  GetSeoBlog: get({
    summary: 'An article by its path or its id; 404 when there is none on this site',
    access: 'public',
    assumed: true,
    publicFor: 300,
    query: { path: Type.Optional(Type.String({ maxLength: 300 })), id: Type.Optional(Id) },
    answer: Type.Object({
      ...SeoBlog.properties,
      html: Type.String({ description: 'Safe HTML' }),
      updatedAt: DateTime,
      related: Type.Array(SeoBlog, { description: 'Three others to read, those of its topic first' }),
      translations: Type.Array(Type.Object({ language: Locale, path: Type.String() }), {
        description: 'Articles about its subject on all main sites, or all dark ones',
      }),
    }),
  }),
}
