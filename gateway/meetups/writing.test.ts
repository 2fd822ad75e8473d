import { describe, expect, it } from 'vitest'
import { comment } from '../testing/blogFixtures'
import { lodge } from '../testing/lodgeFixtures'
import { meetup, wholeMeetup } from '../testing/meetupFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const id = globalId('Meetup', 5)
const lodgeId = globalId('Lodge', 2)
const content = {
  title: 'Coffee',
  html: '<p>Cake</p>',
  place: 'The harbour',
  localBegin: '2026-11-21T19:30',
  localEnd: '2026-11-21T22:00',
}
const sent = {
  title: 'Coffee',
  html: '<p>Cake</p>',
  place: 'The harbour',
  address: '',
  genderPlaces: [],
  begin: '2026-11-21T19:30',
  end: '2026-11-21T22:00',
}

async function change(mutation: string, payload: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${payload} userErrors { code field } } }`
  const { data, errors } = await server.ask<Record<string, unknown>>(query, { input })
  expect(errors).toEqual([])
  return data[mutation]
}

describe('a meetup', () => {
  it('is made, once or as a series, and answered with its lodge', async () => {
    server.stub.answer('Lodges.CreateMeetup', wholeMeetup(5))
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    const genderPlaces = [{ gender: 'FEMALE', count: 4 }]
    const written = { ...content, coverId: globalId('Picture', 9), places: 8, genderPlaces }
    const input = { lodgeId, content: written, repetition: 'WEEKLY', repeatUntil: '2026-12-24' }
    const payload = 'meetup { id html } lodge { legacyId }'
    expect(await change('createMeetup', payload, input)).toEqual({
      meetup: { id, html: '<p>Text of 5</p>' },
      lodge: { legacyId: 2 },
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.CreateMeetup')).toEqual({
      ...sent,
      lodgeId: 2,
      coverId: 9,
      places: 8,
      genderPlaces: [{ gender: 2, count: 4 }],
      repetition: 1,
      repeatUntil: '2026-12-24',
    })
  })

  it('is changed, and says which field was refused', async () => {
    server.stub.answer('Lodges.EditMeetup', wholeMeetup(5))
    const input = { id, revision: 4, content, following: true }
    expect(await change('editMeetup', 'meetup { id }', input)).toEqual({ meetup: { id }, userErrors: [] })
    expect(server.stub.bodyOf('Lodges.EditMeetup')).toEqual({ ...sent, meetupId: 5, revision: 4, following: true })
    const fields = ['begin', 'end', 'title', 'meetupId', 'revision'].map((field) => ({
      field,
      code: 'REQUIRED',
      message: 'Nej',
    }))
    server.stub.refuse('Lodges.EditMeetup', 422, 'REQUIRED', { fields })
    const refused = (await change('editMeetup', 'meetup { id }', input)) as { userErrors: { field: string[] }[] }
    expect(refused.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'content.localBegin',
      'content.localEnd',
      'content.title',
      'id',
      'revision',
    ])
  })

  it('is cancelled or deleted', async () => {
    const payload = 'deletedId meetup { id cancelledAt }'
    server.stub.answer('Lodges.DeleteMeetup', { lodgeId: 2, cancelled: false })
    expect(await change('deleteMeetup', payload, { id })).toEqual({ deletedId: id, meetup: null, userErrors: [] })
    expect(server.stub.bodyOf('Lodges.DeleteMeetup')).toEqual({ meetupId: 5, following: false })
    const cancelledAt = '2026-11-20T12:00:00.000Z'
    server.stub.answer('Lodges.DeleteMeetup', { lodgeId: 2, cancelled: true })
    server.stub.answer('Lodges.GetMeetupsByIds', [{ ...meetup(5), cancelledAt }])
    expect(await change('deleteMeetup', payload, { id, following: true })).toEqual({
      deletedId: null,
      meetup: { id, cancelledAt },
      userErrors: [],
    })
  })

  it('is signed up for and quit, and answered in its new state', async () => {
    server.stub.answer('Lodges.MeetupSignUp', { status: 2 })
    server.stub.answer('Lodges.QuitMeetup', {})
    server.stub.answer('Lodges.GetMeetupsByIds', [{ ...meetup(5), signUpStatus: 2 }])
    const waiting = { meetup: { viewerStatus: 'WAITING' }, userErrors: [] }
    expect(await change('signUpForMeetup', 'meetup { viewerStatus }', { id })).toEqual(waiting)
    server.stub.answer('Lodges.GetMeetupsByIds', [meetup(5)])
    const out = { meetup: { viewerStatus: null }, userErrors: [] }
    expect(await change('quitMeetup', 'meetup { viewerStatus }', { id })).toEqual(out)
    expect(server.stub.bodyOf('Lodges.QuitMeetup')).toEqual({ meetupId: 5 })
    server.stub.refuse('Lodges.MeetupSignUp', 422, 'MEETUP_BEGUN')
    expect(await change('signUpForMeetup', 'meetup { id }', { id })).toEqual({
      meetup: null,
      userErrors: [{ code: 'MEETUP_BEGUN', field: null }],
    })
  })

  it('is commented on', async () => {
    server.stub.answer('Lodges.AddMeetupComment', comment(9))
    server.stub.answer('Lodges.GetMeetupsByIds', [meetup(5)])
    const payload = 'comment { __typename legacyId } item { ... on Meetup { commentCount } }'
    expect(await change('addComment', payload, { id, text: 'I come' })).toMatchObject({
      comment: { __typename: 'MeetupComment', legacyId: 9 },
      item: { commentCount: 30 },
    })
    expect(server.stub.bodyOf('Lodges.AddMeetupComment')).toMatchObject({ meetupId: 5, text: 'I come' })
  })
})

it('the calendar feed has a secret address, which can be renewed and ended', async () => {
  const address = 'http://dk.localhost/media/meetup-feed/1-2.secret/meetups.ics'
  server.stub.answer('Lodges.GetMeetupFeed', { address })
  server.stub.answer('Lodges.RenewMeetupFeed', { address })
  server.stub.answer('Lodges.EndMeetupFeed', {})
  const { data, errors } = await server.ask(`mutation {
    renewMeetupFeed { viewer { meetupFeedUrl } userErrors { code } }
    endMeetupFeed { userErrors { code } }
  }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    renewMeetupFeed: { viewer: { meetupFeedUrl: address }, userErrors: [] },
    endMeetupFeed: { userErrors: [] },
  })
})
