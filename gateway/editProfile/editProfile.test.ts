import { describe, expect, it } from 'vitest'
import { picture, relation, viewer } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const facts = {
  height: 172,
  weight: null,
  bodyType: 7,
  eyeColour: 2,
  hairColour: 3,
  sexualOrientation: 3,
  relationshipStatus: 7,
  smoking: 2,
  children: 1,
  dominance: 2,
} as const

const editable = {
  id: 7,
  headline: null,
  text: '<p>Sea</p>',
  textMedia: [picture(7)],
  matchWords: ['sea'],
  countryId: 1,
  zipCode: '8000',
  area: null,
  persons: [{ id: 4, gender: 2 as const, age: 36, birthday: '1990-02-03', ...facts }],
}

const matchSettings = { audience: 6, ageFrom: 30, ageTo: 50, distance: null, lookingFor: [1 as const] }

describe('what a member writes about themselves', () => {
  it('is read with names for numbers', async () => {
    server.stub.answer('EditProfile.GetProfileDataForEdit', editable)
    server.stub.answer('EditProfile.GetMatchSettings', matchSettings)
    server.stub.answer('EditProfile.NotificationSettings', [
      { topic: 1, delivery: 0 },
      { topic: 6, delivery: 9 },
      { topic: 7, delivery: 15 },
    ])
    const { data, errors } = await server.ask(`{ viewer {
      editableProfile { text countryId textMedia { __typename legacyId } persons { person { id gender age } birthday facts {
        height weight bodyType sexualOrientation relationshipStatus smoking children dominance
      } } }
      matchSettings { audience ageFrom distance lookingFor }
      notificationSettings { topic delivery }
    } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      viewer: {
        editableProfile: {
          text: '<p>Sea</p>',
          countryId: globalId('Country', 1),
          textMedia: [{ __typename: 'Picture', legacyId: 7 }],
          persons: [
            {
              person: { id: globalId('Person', '7.4'), gender: 'FEMALE', age: 36 },
              birthday: '1990-02-03',
              facts: {
                height: 172,
                weight: null,
                bodyType: 'SLIM',
                sexualOrientation: 'BISEXUAL',
                relationshipStatus: 'OPEN_RELATIONSHIP',
                smoking: 'YES_NOT_AT_HOME',
                children: 'YES_AT_HOME',
                dominance: 'SUBMISSIVE',
              },
            },
          ],
        },
        matchSettings: { audience: ['WOMEN', 'COUPLES'], ageFrom: 30, distance: null, lookingFor: ['SEX_PARTNER'] },
        notificationSettings: [
          { topic: 'VISIT', delivery: [] },
          { topic: 'RELATION_REQUEST', delivery: ['SHOW_POPUP', 'SEND_PUSH'] },
          { topic: 'ALBUM_REQUEST', delivery: ['SHOW_POPUP', 'PLAY_AUDIO', 'SEND_EMAIL', 'SEND_PUSH'] },
        ],
      },
    })
  })

  const update = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { editableProfile { text } userErrors { code field } }
  }`

  it('is saved without what was left out; null removes only optional facts', async () => {
    server.stub.answer('EditProfile.UpdateProfile', editable)
    const person = {
      personId: globalId('Person', '7.4'),
      facts: { height: null, bodyType: 'SLIM', smoking: null, dominance: null },
    }
    const input = { headline: null, text: null, matchWords: ['sea'], persons: [person] }
    const { data, errors } = await server.ask(update, { input })
    expect(errors).toEqual([])
    expect(data).toEqual({ updateProfile: { editableProfile: { text: '<p>Sea</p>' }, userErrors: [] } })
    expect(server.stub.bodyOf('EditProfile.UpdateProfile')).toEqual({
      headline: null,
      matchWords: ['sea'],
      persons: [{ id: 4, height: null, bodyType: 7, dominance: null }],
    })
    await server.ask(update, { input: { zipCode: '8000' } })
    expect(server.stub.seen.at(-1)?.body).toEqual({ zipCode: '8000' })
  })

  it('is refused at the fields of the graph', async () => {
    const fields = ['headline', 'persons.0.id', 'persons.1.height', 'matchWords.3'].map((field) => ({
      field,
      code: 'X',
      message: 'Nej',
    }))
    server.stub.refuse('EditProfile.UpdateProfile', 422, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask<{ updateProfile: { userErrors: { field: string[] }[] } }>(update, { input: {} })
    expect(data.updateProfile.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'headline',
      'persons.0.personId',
      'persons.1.facts.height',
      'matchWords.3',
    ])
  })

  it('has lists of names for sums', async () => {
    server.stub.answer('EditProfile.SaveMatchSettings', matchSettings)
    server.stub.answer('EditProfile.UpdateNotificationSetting', [{ topic: 1, delivery: 6 }])
    const { data, errors } = await server.ask(`mutation {
      saveMatchSettings(input: { audience: [COUPLES, MEN, COUPLES], ageFrom: 20, ageTo: 30, lookingFor: [] }) {
        matchSettings { audience }
      }
      setNotificationDelivery(input: { topic: VISIT, delivery: [SEND_EMAIL, PLAY_AUDIO] }) { settings { delivery } }
      silent: setNotificationDelivery(input: { topic: LIKE, delivery: [] }) { userErrors { code } }
    }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      saveMatchSettings: { matchSettings: { audience: ['WOMEN', 'COUPLES'] } },
      setNotificationDelivery: { settings: [{ delivery: ['PLAY_AUDIO', 'SEND_EMAIL'] }] },
    })
    expect(server.stub.seen.map(({ body }) => body)).toEqual([
      { audience: 5, ageFrom: 20, ageTo: 30, distance: null, lookingFor: [] },
      { topic: 1, delivery: 6 },
      { topic: 4, delivery: 0 },
    ])
  })
})

describe('a couple', () => {
  const convert = `mutation ($input: ConvertToCoupleInput!) {
    convertToCouple(input: $input) { viewer { profileType } userErrors { code field } }
  }`
  const person = { gender: 'MALE', birthday: '1988-05-17', facts: { height: 184, smoking: null } }

  it('is made of a person who has stated little yet', async () => {
    server.stub.answer('EditProfile.ConvertToCoupleProfile', { ...viewer, profileType: 2 })
    const { data, errors } = await server.ask(convert, { input: { person, password: 'boats' } })
    expect(errors).toEqual([])
    expect(data).toEqual({ convertToCouple: { viewer: { profileType: 'COUPLE' }, userErrors: [] } })
    expect(server.stub.names()).toEqual(['EditProfile.ConvertToCoupleProfile'])
    expect(server.stub.bodyOf('EditProfile.ConvertToCoupleProfile')).toEqual({
      person: {
        gender: 1,
        birthday: '1988-05-17',
        height: 184,
        weight: null,
        bodyType: 0,
        eyeColour: 0,
        hairColour: 0,
        sexualOrientation: null,
        relationshipStatus: 6,
        smoking: 4,
        children: 4,
        dominance: null,
      },
      password: 'boats',
    })
  })

  it('is refused at the fields of the graph', async () => {
    const fields = ['person.height', 'person.birthday', 'password'].map((field) => ({
      field,
      code: 'X',
      message: 'Nej',
    }))
    server.stub.refuse('EditProfile.ConvertToCoupleProfile', 422, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask<{ convertToCouple: { userErrors: { field: string[] }[] } }>(convert, {
      input: { person, password: 'boats' },
    })
    expect(data.convertToCouple.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'person.facts.height',
      'person.birthday',
      'password',
    ])
  })

  it('becomes single by the id of the person who stays', async () => {
    const fields = [{ field: 'keepPersonId', code: 'X', message: 'Nej' }]
    server.stub.refuse('EditProfile.ConvertToSingleProfile', 422, 'VALIDATION_FAILED', { fields })
    const query = `mutation {
      convertToSingle(input: { keepPersonId: "${globalId('Person', '7.4')}", password: "boats" }) { viewer { name } userErrors { field } }
    }`
    const { data } = await server.ask(query)
    expect(data).toEqual({ convertToSingle: { viewer: null, userErrors: [{ field: ['keepPersonId'] }] } })
    expect(server.stub.bodyOf('EditProfile.ConvertToSingleProfile')).toEqual({ keepPersonId: 4, password: 'boats' })
  })
})

describe('relations', () => {
  it('are requested, answered and ended', async () => {
    server.stub.answer('EditProfile.RequestRelation', { ...relation(4), status: 1 })
    server.stub.answer('EditProfile.AnswerRelation', [relation(4)])
    server.stub.on('EditProfile.DeleteRelation', () => ({}))
    const relationId = globalId('Relation', '7.4')
    const query = `mutation ($id: ID!, $relation: ID!) {
      requestRelation(input: { profileId: $id, type: LOVER }) { relation { id status profile { name } } }
      answerRelation(input: { relationId: $relation, accept: true }) { relations { type status } }
      deleteRelation(input: { relationId: $relation }) { deletedId userErrors { code } }
    }`
    const { data, errors } = await server.ask(query, { id: globalId('Profile', 4), relation: relationId })
    expect(errors).toEqual([])
    expect(data).toEqual({
      requestRelation: { relation: { id: relationId, status: 'REQUESTED', profile: { name: 'Profile4' } } },
      answerRelation: { relations: [{ type: 'FRIEND', status: 'ACCEPTED' }] },
      deleteRelation: { deletedId: relationId, userErrors: [] },
    })
    expect(server.stub.seen.map(({ body }) => body)).toEqual([
      { profileId: 4, type: 2 },
      { relationId: 4, accept: true },
      { relationId: 4 },
    ])
  })
})
