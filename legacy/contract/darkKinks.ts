import Type from 'typebox'
import { get, Id } from './call'

export const DarkKinks = {
  GetAllKinks: get({
    summary: 'All kinks of the community by name',
    access: 'darkApproved',
    answer: Type.Array(Type.Object({ id: Id, name: Type.String({ description: "In the reader's language" }) })),
  }),
}
