import Type from 'typebox'
import { get } from './call'
import { Money } from './shapes'

export const Membership = {
  BuyMembershipDialogData: get({
    summary: 'Texts and offers of the buy-membership dialog for a feature',
    access: 'accepted',
    query: {
      feature: Type.Optional(
        Type.String({ maxLength: 40, description: 'A feature code; unknown ones count as MembersOnly' }),
      ),
    },
    answer: Type.Object({
      feature: Type.String({ description: 'The feature code that the texts are for' }),
      heading: Type.String(),
      text: Type.String(),
      benefits: Type.Array(Type.String()),
      packages: Type.Array(
        Type.Object({
          id: Type.Integer({ description: '0 is the 24-hour membership' }),
          name: Type.String(),
          days: Type.Integer(),
          price: Money,
          pricePerMonth: Money,
        }),
      ),
    }),
  }),
}
