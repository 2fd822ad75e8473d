import { describe, expect, it } from 'vitest'
import { blogEntry, comment } from '../testing/blogFixtures'
import { guestbookEntry, media, moment, video } from '../testing/fixtures'
import { message } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

describe('a report', () => {
  const send = `mutation ($id: ID!) {
    reportContent(input: { id: $id, reason: HARASSMENT }) { userErrors { code field } }
  }`

  it.each([
    ['Profile', 1],
    ['Picture', 7],
    ['Video', 7],
    ['GuestbookEntry', 8],
    ['BlogEntry', 2],
    ['BlogComment', 3],
    ['TextMessage', 9],
    ['GroupChatMessage', 9],
  ])('may be about a %s', async (type, itemType) => {
    server.stub.on('Reports.ReportContent', () => ({}))
    const { errors } = await server.ask(send, { id: globalId(type, 12) })
    expect(errors).toEqual([])
    expect(server.stub.bodyOf('Reports.ReportContent')).toEqual({ itemType, itemId: 12, reason: 3 })
  })

  it.each([globalId('Album', 1), globalId('Viewer', 0), 'nonsense'])('may not be about %j', async (id) => {
    const { data, errors } = await server.ask<object>(send, { id })
    expect([Object.values(data), errors]).toMatchObject([[{ userErrors: [{ code: 'NOT_FOUND' }] }], []])
    expect(server.stub.seen).toEqual([])
  })

  it("that was refused points at the graph's fields", async () => {
    const fields = [
      { field: 'itemId', code: 'OWN_CONTENT', message: 'Nej' },
      { field: 'text', code: 'REQUIRED', message: 'Nej' },
    ]
    server.stub.refuse('Reports.ReportContent', 422, 'VALIDATION_FAILED', { fields })
    const { data } = await server.ask(send, { id: globalId('Profile', 7) })
    expect(data).toEqual({
      reportContent: {
        userErrors: [
          { code: 'OWN_CONTENT', field: ['id'] },
          { code: 'REQUIRED', field: ['text'] },
        ],
      },
    })
  })
})

describe('the reports', () => {
  const report = {
    id: 1,
    itemType: 1 as const,
    itemId: 3,
    reportedProfileId: 3,
    reporterId: 7,
    reason: 5 as const,
    text: 'See',
    createdAt: moment,
    decision: 0 as const,
    decidedAt: null,
  }

  it('come with the reported items of all types, in few calls', async () => {
    server.stub.answer('Reports.GetReports', [
      report,
      { ...report, id: 2, itemType: 7, itemId: 1003, reporterId: null },
      { ...report, id: 3, itemType: 7, itemId: 1005, reportedProfileId: null },
      { ...report, id: 4, itemType: 7, itemId: 1009 },
      { ...report, id: 5, itemType: 8, itemId: 6 },
      { ...report, id: 6, itemType: 2, itemId: 21 },
      { ...report, id: 7, itemType: 2, itemId: 22 },
      { ...report, id: 8, itemType: 3, itemId: 31 },
      { ...report, id: 9, itemType: 9, itemId: 41 },
    ])
    server.stub.answer('Media.GetMediaByIds', [media(1003), video(1005)])
    server.stub.answer('Profiles.GetGuestbookEntry', guestbookEntry(6))
    server.stub.answer('Blogs.GetBlogEntriesByIds', [blogEntry(21), blogEntry(22)])
    server.stub.answer('Blogs.GetBlogCommentsByIds', [comment(31)])
    server.stub.answer('Mail.GetMessagesByIds', [message(41)])
    const query = `{ viewer { reports(open: true) { edges { node {
      id itemType reason decision item { __typename id } reportedProfile { name } reporter { name }
    } } } } }`
    interface Reports {
      readonly viewer: { readonly reports: { readonly edges: readonly { readonly node: object }[] } }
    }
    const { data, errors } = await server.ask<Reports>(query)
    expect(errors).toEqual([])
    expect(data.viewer.reports.edges.map(({ node }) => node)).toMatchObject([
      {
        id: globalId('Report', 1),
        itemType: 'PROFILE_TEXT',
        reason: 'OTHER',
        decision: null,
        item: { __typename: 'Profile', id: globalId('Profile', 3) },
        reportedProfile: { name: 'Profile3' },
        reporter: { name: 'Profile7' },
      },
      { itemType: 'MEDIA', item: { __typename: 'Picture', id: globalId('Picture', 1003) }, reporter: null },
      { item: { __typename: 'Video' }, reportedProfile: null },
      { item: null },
      { itemType: 'GUESTBOOK_ENTRY', item: { __typename: 'GuestbookEntry', id: globalId('GuestbookEntry', 6) } },
      { itemType: 'BLOG_ENTRY', item: { __typename: 'BlogEntry', id: globalId('BlogEntry', 21) } },
      { item: { __typename: 'BlogEntry' } },
      { itemType: 'BLOG_COMMENT', item: { __typename: 'BlogComment', id: globalId('BlogComment', 31) } },
      { itemType: 'MESSAGE', item: { __typename: 'TextMessage', id: globalId('TextMessage', 41) } },
    ])
    expect([...server.stub.names()].sort()).toEqual([
      'Blogs.GetBlogCommentsByIds',
      'Blogs.GetBlogEntriesByIds',
      'CurrentProfile.GetProfileData',
      'Mail.GetMessagesByIds',
      'Media.GetMediaByIds',
      'Profiles.GetGuestbookEntry',
      'Profiles.GetProfilesByIds',
      'Reports.GetReports',
    ])
    expect(server.stub.seen.find(({ name }) => name === 'Reports.GetReports')?.query).toMatchObject({ open: 'true' })
  })

  it('are for staff', async () => {
    server.stub.refuse('Reports.GetReports', 403, 'FORBIDDEN')
    const { errors } = await server.ask('{ viewer { reports { pageInfo { hasNextPage } } } }')
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('may end in a ban from blogs', async () => {
    server.stub.answer('Reports.DecideReport', { ...report, itemType: 2, decision: 4, decidedAt: moment })
    const query =
      'mutation { decideReport(input: { reportId: "UmVwb3J0OjE", decision: BLOG_BANNED }) { report { decision } } }'
    const { data } = await server.ask(query)
    expect(data).toEqual({ decideReport: { report: { decision: 'BLOG_BANNED' } } })
    expect(server.stub.bodyOf('Reports.DecideReport')).toEqual({ reportId: 1, decision: 4 })
  })

  it('are decided by their number', async () => {
    server.stub.answer('Reports.DecideReport', { ...report, decision: 2, decidedAt: moment })
    const query = `mutation {
      decideReport(input: { reportId: "UmVwb3J0OjE", decision: CONTENT_REMOVED }) { report { decision decidedAt } }
    }`
    const { data } = await server.ask(query)
    expect(data).toEqual({ decideReport: { report: { decision: 'CONTENT_REMOVED', decidedAt: moment } } })
    expect(server.stub.bodyOf('Reports.DecideReport')).toEqual({ reportId: 1, decision: 2 })
  })
})
