import { describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { comment } from '../testing/blogFixtures'
import { ids, profile } from '../testing/fixtures'
import { lodge, wholeLodge } from '../testing/lodgeFixtures'
import { notification } from '../testing/mailFixtures'
import { meetup, wholeMeetup } from '../testing/meetupFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const id = globalId('Meetup', 5)

describe('a meetup', () => {
  it('with its description, lodge, attendees and comments is four calls', async () => {
    server.stub.answer('Lodges.GetMeetup', wholeMeetup(5))
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    server.stub.answer('Lodges.GetMeetupProfiles', [profile(7)])
    server.stub.on('Lodges.GetMeetupComments', () => ids(1, 31).map((each) => comment(each, [each * 100])))
    const { data, errors } = await server.ask(`{ meetup(legacyId: 5) {
      id title html icsUrl media { legacyId } cover { legacyId } maker { name } lodge { legacyId }
      timeZone localBegin localEnd repetition places genderPlaces { gender count } comingCount coming { gender count }
      viewerStatus viewerCanSignUp viewerCanQuit viewerCanEdit viewerCanDelete hasCommentsEnabled
      attendees(gender: FEMALE, first: 5) { edges { node { name } } }
      comments(first: 30) { edges { node { id parentId ... on MeetupComment { replies { parentId } } } } pageInfo { hasNextPage } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      meetup: {
        id,
        title: 'Meetup 5',
        html: '<p>Text of 5</p>',
        media: [{ legacyId: 3005 }],
        cover: { legacyId: 2005 },
        maker: { name: 'Profile5' },
        lodge: { legacyId: 2 },
        localBegin: '2026-11-21T19:30',
        repetition: 'WEEKLY',
        places: 8,
        genderPlaces: [{ gender: 'MALE', count: 4 }],
        comingCount: 3,
        coming: [
          { gender: 'MALE', count: 1 },
          { gender: 'FEMALE', count: 2 },
        ],
        viewerStatus: null,
        viewerCanSignUp: true,
        viewerCanQuit: false,
        viewerCanEdit: false,
        viewerCanDelete: true,
        hasCommentsEnabled: true,
        attendees: { edges: [{ node: { name: 'Profile7' } }] },
        comments: { pageInfo: { hasNextPage: true } },
      },
    })
    expect(data).toHaveProperty('meetup.icsUrl', expect.stringMatching(/^https?:.*\/media\/meetups\/5\/meetup\.ics$/))
    expect([...server.stub.names()].sort()).toEqual([
      'Lodges.GetLodgesByIds',
      'Lodges.GetMeetup',
      'Lodges.GetMeetupComments',
      'Lodges.GetMeetupProfiles',
    ])
    const seen = server.stub.seen.find(({ name }) => name === 'Lodges.GetMeetupProfiles')
    expect(seen?.query).toEqual({ meetupId: '5', gender: '2', status: '1', skip: '0', take: '6' })
  })

  it('is null when it is not for the viewer', async () => {
    server.stub.refuse('Lodges.GetMeetup', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask('{ meetup(legacyId: 5) { id } }')
    expect([data, errors]).toEqual([{ meetup: null }, []])
  })
})

it('a calendar has what is to come, a month with its days, and a day', async () => {
  const month = {
    lodgeId: 2,
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    days: [{ date: '2026-11-21', meetupCount: 2, ownCount: 1 }],
  }
  server.stub.answer('Lodges.GetLodgeData', wholeLodge(2))
  server.stub.answer('Lodges.GetCalendarData', [meetup(5)])
  server.stub.answer('Lodges.GetCalendarPageData', month)
  server.stub.answer('Lodges.GetCalendarPageSchedule', [meetup(6)])
  server.stub.answer('Lodges.GetCalendarDayData', [meetup(7)])
  const titles = '{ edges { node { title } } }'
  const { data, errors } = await server.ask(`{ lodge(legacyId: 2) {
    meetups(from: "2026-11-21", to: "2026-12-24") ${titles}
    meetupMonth(day: "2026-11-15") {
      firstDay lastDay days { date meetupCount viewerMeetupCount } meetups(first: 10) ${titles}
    }
    meetupsOn(day: "2026-11-21") ${titles}
  } }`)
  expect(errors).toEqual([])
  const listOf = (title: string) => ({ edges: [{ node: { title } }] })
  expect(data).toEqual({
    lodge: {
      meetups: listOf('Meetup 5'),
      meetupMonth: {
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
        days: [{ date: '2026-11-21', meetupCount: 2, viewerMeetupCount: 1 }],
        meetups: listOf('Meetup 6'),
      },
      meetupsOn: listOf('Meetup 7'),
    },
  })
  const queryOf = (call: string) => server.stub.seen.find(({ name }) => name === call)?.query
  expect(queryOf('Lodges.GetCalendarData')).toMatchObject({ startDate: '2026-11-21', endDate: '2026-12-24' })
  expect(queryOf('Lodges.GetCalendarPageSchedule')).toMatchObject({ lodgeId: '2', date: '2026-11-01' })
})

it('a notification about a meetup leads to it', async () => {
  server.stub.answer('Notifications.ClientNotifications', [
    notification(1, {
      topic: NotificationTopic.MeetupReminder,
      itemType: NotificationItemType.Meetup,
      itemId: 5,
      title: 'Meetup 5',
    }),
  ])
  server.stub.answer('Lodges.GetMeetupsByIds', [meetup(5)])
  server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
  const { data, errors } = await server.ask(`{ viewer { notifications { edges { node { __typename topic
    ... on MeetupNotification { meetupId meetup { legacyId lodge { legacyId } } commentId comment { legacyId } title }
  } } } } }`)
  expect(errors).toEqual([])
  expect(data).toHaveProperty('viewer.notifications.edges.0.node', {
    __typename: 'MeetupNotification',
    topic: 'MEETUP_REMINDER',
    meetupId: id,
    meetup: { legacyId: 5, lodge: { legacyId: 2 } },
    commentId: null,
    comment: null,
    title: 'Meetup 5',
  })
})
