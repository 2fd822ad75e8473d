import { describe, expect, it } from 'vitest'
import { moment, picture, profile } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const entry = (id: number) => ({
  id,
  profile: profile(id),
  picture: picture(id),
  votes: null,
  place: null,
  own: id === 2,
})

const contest = {
  id: 1,
  title: 'Halloween',
  intro: 'The best picture wins.',
  rules: ['One vote a day.'],
  startsAt: moment,
  endsAt: moment,
  running: true,
  ownEntryId: 2,
  votedEntryId: 3,
}

describe('the contest', () => {
  it("comes with its entries and the viewer's own and vote", async () => {
    server.stub.answer('Contest.GetContest', { contest, nextStartsAt: null })
    server.stub.answer('Contest.GetContestEntries', [entry(3), entry(2)])
    server.stub.on('Contest.GetContestEntriesByIds', ({ body }) => (body as { ids: number[] }).ids.map(entry))
    const { data, errors } = await server.ask(`{ nextContestStartsAt contest { title isRunning
      viewerEntry { id } viewerVote { id }
      entries { edges { node { profile { name } picture { id owner { name } } votes isViewers } } } } }`)
    const node = (id: number, isViewers: boolean) => ({
      node: {
        profile: { name: `Profile${id}` },
        picture: { id: globalId('Picture', picture(id).id), owner: { name: `Profile${id}` } },
        votes: null,
        isViewers,
      },
    })
    expect([data, errors]).toEqual([
      {
        nextContestStartsAt: null,
        contest: {
          title: 'Halloween',
          isRunning: true,
          viewerEntry: { id: globalId('ContestEntry', 2) },
          viewerVote: { id: globalId('ContestEntry', 3) },
          entries: { edges: [node(3, false), node(2, true)] },
        },
      },
      [],
    ])
  })

  it('takes votes and pictures by their global ids, and points refusals at them', async () => {
    server.stub.answer('Contest.VoteInContest', {})
    server.stub.answer('Contest.GetContest', { contest, nextStartsAt: null })
    const { data } = await server.ask(
      'mutation ($id: ID!) { voteInContest(input: { entryId: $id }) { contest { title } userErrors { code } } }',
      { id: globalId('ContestEntry', 3) },
    )
    expect(data).toEqual({ voteInContest: { contest: { title: 'Halloween' }, userErrors: [] } })
    expect(server.stub.seen[0]?.body).toEqual({ entryId: 3 })
    const fields = [{ field: 'mediaId', code: 'MEDIA_NOT_OPEN', message: 'Nej' }]
    server.stub.refuse('Contest.EnterContest', 422, 'VALIDATION_FAILED', { fields })
    const refused = await server.ask(
      'mutation ($id: ID!) { enterContest(input: { pictureId: $id }) { userErrors { code field } } }',
      { id: globalId('Picture', 9) },
    )
    expect(refused.data).toEqual({
      enterContest: { userErrors: [{ code: 'MEDIA_NOT_OPEN', field: ['pictureId'] }] },
    })
  })
})
