import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, Locale, nullable, oneOf, post } from '../call'
import { NewsKind, NewsState } from './newsEnums'

const MAX_NEWS_TITLE = 100
const MAX_NEWS_TEXT = 3000
export const MAX_TICKER_TEXT = 200

const newsId = { newsId: Id }
const staff = { access: { role: 'Support' }, assumed: true } as const
const key = Type.String({ format: 'uuid', description: 'Made by the client: the same again does nothing new' })

const StaffNews = Type.Object({
  id: Id,
  kind: oneOf(NewsKind, 'Breaking news, or a ticker'),
  state: oneOf(NewsState, 'At the moment of the answer'),
  allSites: Type.Boolean({ description: 'Shown on all sites, otherwise on this one alone' }),
  texts: Type.Array(
    Type.Object({
      locale: Locale,
      title: nullable(Type.String(), { description: 'Null in a ticker' }),
      text: Type.String({ description: 'Markdown in breaking news, plain in a ticker' }),
    }),
  ),
  path: nullable(Type.String(), { description: 'Where a ticker leads' }),
  startsAt: DateTime,
  endsAt: nullable(DateTime, { description: 'Null: until somebody ends it' }),
  revision: Type.Integer({ minimum: 1 }),
  views: nullable(
    Type.Integer({ minimum: 0, description: 'Members who have seen the breaking news; null for a ticker' }),
  ),
  savedBy: nullable(Type.String({ description: 'The name of who saved it last' })),
  savedAt: nullable(DateTime),
})
export type StaffNews = Static<typeof StaffNews>

const content = {
  allSites: Type.Boolean({ description: 'Shows it on all sites, otherwise on this one alone' }),
  texts: Type.Array(
    Type.Object(
      {
        locale: Locale,
        title: Type.Optional(Type.String({ maxLength: MAX_NEWS_TITLE, description: 'Of breaking news, in one line' })),
        text: Type.String({
          maxLength: MAX_NEWS_TEXT,
          description: `Markdown in breaking news; in a ticker one plain line of at most ${MAX_TICKER_TEXT} characters`,
        }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 4, description: 'In every language that can be chosen where it is shown' },
  ),
  path: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Where a ticker leads: a page of the site, as it stands in its address',
    }),
  ),
  startsAt: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'At once without it; at most a year ahead. Stays once it has begun',
    }),
  ),
  endsAt: Type.Optional(Type.String({ format: 'date-time', description: 'Until somebody ends it without it' })),
}

/** Breaking news and tickers, for the staff of the site that shows them. */
export const NewsDesk = {
  GetNews: list({
    ...staff,
    summary: "The site's news and those of all sites, the last beginning first",
    query: {
      kind: Type.Optional(oneOf(NewsKind, 'Only of this kind')),
      state: Type.Optional(oneOf(NewsState, 'Only in this state')),
      allSites: Type.Optional(Type.Boolean({ description: 'Only those of all sites, or only those of this one' })),
    },
    item: StaffNews,
  }),
  GetNewsItem: get({
    ...staff,
    summary: 'One item of news; 404 for one of another site',
    query: newsId,
    answer: StaffNews,
  }),
  CreateNews: post({
    ...staff,
    inOwnName: true,
    summary: 'Writes news, which are shown at once or from a moment to come',
    body: { key, kind: oneOf(NewsKind, 'Breaking news, or a ticker'), ...content },
    answer: StaffNews,
  }),
  UpdateNews: post({
    ...staff,
    inOwnName: true,
    summary: 'Changes news that has not ended; 422 NEWS_OVER for other',
    body: {
      ...newsId,
      revision: Type.Integer({
        minimum: 1,
        description: 'The one that the change grew from; 409 EDIT_CONFLICT if it is not the last',
      }),
      showAgain: Type.Optional(
        Type.Boolean({ default: false, description: 'Shows breaking news also to those who have seen it' }),
      ),
      ...content,
    },
    answer: StaffNews,
  }),
  EndNews: post({
    ...staff,
    inOwnName: true,
    summary: 'Ends running news now; a repeat does no harm, 422 NEWS_NOT_BEGUN before their beginning',
    body: newsId,
    answer: StaffNews,
  }),
  DeleteNews: post({
    ...staff,
    inOwnName: true,
    summary: 'Deletes news that has not begun; 422 NEWS_BEGUN for other',
    body: newsId,
  }),
}
