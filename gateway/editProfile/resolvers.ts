import { NotificationDelivery } from '../../legacy/contract/enums'
import { legacyIdOf, partOf, toGlobalId } from '../core/globalIds'
import { bitsOf, maskOf } from '../core/schema/masks'
import { given, mutate } from '../core/mutation'
import type { EditablePersonInput, Resolvers } from '../generated/resolvers'
import { unstatedFacts } from '../../legacy/contract/shapes'
import { factsOf, personField } from './facts'

const writtenPerson = ({ personId, facts }: EditablePersonInput) => ({
  id: partOf(personId, 'Person').id,
  ...factsOf(facts),
})

export const editProfileResolvers: Resolvers = {
  Viewer: {
    editableProfile: (_viewer, _args, { rest }) => rest.EditProfile.GetProfileDataForEdit(),
    matchSettings: (_viewer, _args, { rest }) => rest.EditProfile.GetMatchSettings(),
    notificationSettings: (_viewer, _args, { rest }) => rest.EditProfile.NotificationSettings(),
    darkPersonRoles: (_viewer, _args, { rest }) => rest.EditProfile.GetDarkPersonRoles(),
  },
  EditableProfile: {
    countryId: ({ countryId }) => toGlobalId('Country', countryId),
    persons: ({ id, persons }) => persons.map((person) => ({ ...person, profileId: id })),
  },
  EditablePerson: { person: (person) => person, facts: (person) => person },
  NotificationSetting: { delivery: ({ delivery }) => bitsOf(NotificationDelivery, delivery) },
  Mutation: {
    updateProfile: (_parent, { input: { headline, persons, countryId, ...texts } }, context) =>
      mutate(
        context,
        async () => {
          const country = countryId == null ? {} : { countryId: legacyIdOf(countryId, 'Country') }
          const body = { headline, ...given(texts), ...country, persons: persons?.map(writtenPerson) }
          return { editableProfile: await context.rest.EditProfile.UpdateProfile({ body }) }
        },
        personField,
      ),
    updatePersonBirthday: (_parent, { input: { personId, birthday } }, context) =>
      mutate(context, async () => {
        const { id, whole: profileId } = partOf(personId, 'Person')
        const person = await context.rest.EditProfile.UpdatePersonBirthday({ body: { personId: id, birthday } })
        return { person: { ...person, profileId } }
      }),
    convertToCouple: (_parent, { input: { person, password } }, context) =>
      mutate(
        context,
        async () => {
          const { gender, birthday, facts } = person
          const body = { person: { gender, birthday, ...unstatedFacts, ...factsOf(facts ?? {}) }, password }
          return { viewer: await context.rest.EditProfile.ConvertToCoupleProfile({ body }) }
        },
        personField,
      ),
    convertToSingle: (_parent, { input: { keepPersonId, password } }, context) =>
      mutate(context, async () => {
        const body = { keepPersonId: partOf(keepPersonId, 'Person').id, password }
        return { viewer: await context.rest.EditProfile.ConvertToSingleProfile({ body }) }
      }),
    swapPersons: (_parent, _args, context) =>
      mutate(context, async () => ({
        editableProfile: await context.rest.EditProfile.SwapPersonsInCoupleProfile(),
      })),
    setNotificationDelivery: (_parent, { input: { topic, delivery } }, context) =>
      mutate(context, async () => {
        const body = { topic, delivery: maskOf(delivery) }
        return { settings: await context.rest.EditProfile.UpdateNotificationSetting({ body }) }
      }),
    saveMatchSettings: (_parent, { input: { audience, distance, ...wish } }, context) =>
      mutate(context, async () => {
        const body = { ...wish, audience: maskOf(audience), distance: distance ?? null }
        return { matchSettings: await context.rest.EditProfile.SaveMatchSettings({ body }) }
      }),
  },
}
