import Type from 'typebox'
import { get, Id, nullable, post } from './call'

export const BreakingNews = {
  BreakingNews: get({
    summary: 'The newest breaking news that the member has not seen',
    access: 'active',
    answer: nullable(Type.Object({ id: Id, title: Type.String(), text: Type.String({ description: 'Safe HTML' }) })),
  }),
  AddBreakingNewsView: post({
    summary: 'Marks breaking news as seen',
    access: 'active',
    body: { id: Id },
  }),
}
