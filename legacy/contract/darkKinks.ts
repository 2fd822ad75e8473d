import Type from 'typebox'
import { BlogTag } from './blogShapes'
import { get, Id } from './call'

export const DarkKinks = {
  GetAllKinks: get({
    summary: 'All kinks of the community by name',
    access: 'darkApproved',
    answer: Type.Array(Type.Object({ id: Id, name: Type.String({ description: "In the viewer's language" }) })),
  }),
  SearchKinksWithBlogTags: get({
    summary: 'Kinks and tags of blogs of the dark sites that a text is found in, ten of each at most',
    access: 'darkApproved',
    query: {
      query: Type.String({ minLength: 1, maxLength: 100, description: 'The text typed so far' }),
      custom: Type.Optional(Type.Boolean({ default: false, description: 'Also kinks that members coined themselves' })),
    },
    answer: Type.Object({
      kinks: Type.Array(Type.Object({ id: Id, name: Type.String({ description: "In the viewer's language" }) })),
      tags: Type.Array(BlogTag),
    }),
  }),
}
