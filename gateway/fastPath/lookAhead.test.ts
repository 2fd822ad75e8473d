import { describe, expect, it } from 'vitest'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { bothPaths } from '../testing/bothPaths'
import { details, ids, moment, profile } from '../testing/fixtures'
import { notification } from '../testing/mailFixtures'

// Plans load ahead exactly what the interpreter loads.

const both = bothPaths()
const { answerOfBoth } = both

const detailsCall = 'Profiles.GetProfileDetailsByIds'

function notesOf(...profiles: number[]): void {
  both.stub.on('Profiles.GetNotes', () =>
    profiles.map((id) => ({ profile: profile(id), text: 'Note', updatedAt: moment })),
  )
}

const notes = (facts: string) => `{ viewer { notes(first: 5) { edges { node { profile { name ${facts} } } } } } }`

const callsFor = () => both.stub.seen.filter(({ name }) => name === detailsCall)

describe('details of profiles', () => {
  it('of a list are one call', async () => {
    notesOf(3, 4, 5)
    const { answer } = await answerOfBoth({ query: notes('text likeCount seeks { ageFrom }') })
    expect(answer).not.toHaveProperty('errors')
    expect(callsFor().map(({ body }) => body)).toEqual([{ ids: [3, 4, 5] }])
  })

  it.each([
    ['text @include(if: $x)'],
    ['... @include(if: $x) { text }'],
    ['... on Node @include(if: $x) { ... on Profile { text } }'],
    ['...F @include(if: $x)'],
    ['...G'],
  ])('are not read when they are left out: %s', async (facts) => {
    notesOf(3, 4)
    const fragment = facts.includes('F')
      ? 'fragment F on Profile { text }'
      : facts.includes('G')
        ? 'fragment G on Profile { ... @include(if: $x) { text } }'
        : ''
    const query = `query ($x: Boolean = false) ${notes(facts)} ${fragment}`
    await answerOfBoth({ query })
    expect(callsFor()).toEqual([])
    await answerOfBoth({ query, variables: { x: true } })
    expect(callsFor()).toHaveLength(1)
  })

  it.each([
    ['of one type', '... on ProfileNotification { actor { name } } ... on MediaNotification { actor { text } }', 1],
    ['of another', '... on ProfileNotification { actor { text } } ... on MediaNotification { actor { name } }', 1],
    ['of both', '... on ProfileNotification { actor { text } } ... on MediaNotification { actor { likeCount } }', 1],
    ['of all', 'actor { text }', 1],
    ['of none', '... on ProfileNotification { actor { name } } ... on MediaNotification { actor { id } }', 0],
  ])('are those of the objects that select them at one place: %s', async (_which, selections, times) => {
    const like = NotificationTopic.Like
    both.stub.on('Notifications.ClientNotifications', () =>
      ids(1, 4).map((id) =>
        notification(id, {
          topic: like,
          itemType: id % 2 === 0 ? NotificationItemType.Media : NotificationItemType.Profile,
          itemId: id,
          actor: profile(20 + id),
        }),
      ),
    )
    const query = `{ viewer { notifications(first: 4) { edges { node { __typename ${selections} } } } } }`
    const { answer } = await answerOfBoth({ query })
    expect(answer).not.toHaveProperty('errors')
    expect(callsFor()).toHaveLength(times)
  })

  it.each(['ahead', 'behind'])(
    'are not read where names of a path are joined as those of another one that is %s',
    async (where) => {
      notesOf(3, 4)
      both.stub.on('Profiles.GetVisitors', () => [{ profile: profile(5), visitedAt: moment, seen: false }])
      const one = 'v: viewer { m_n: visitors(first: 5) { edges { node { profile { name } } } } }'
      const other = 'n_v: viewer { m: notes(first: 5) { edges { node { profile { name text } } } } }'
      await answerOfBoth({ query: where === 'ahead' ? `{ ${other} ${one} }` : `{ ${one} ${other} }` })
      expect(callsFor().map(({ body }) => body)).toEqual([{ ids: [3, 4] }])
    },
  )

  it.each([
    ['refused', 403, 'FORBIDDEN'],
    ['failing', 500, 'UPSTREAM_ERROR'],
  ])('that are %s leave the rest, and each fact has its own error', async (_how, status, code) => {
    notesOf(3, 4)
    both.stub.refuse(detailsCall, status, code)
    const { answer } = await answerOfBoth({ query: notes('text likeCount') })
    const node = (id: number) => ({ node: { profile: { name: `Profile${id}`, text: null, likeCount: null } } })
    expect(answer).toMatchObject({ data: { viewer: { notes: { edges: [node(3), node(4)] } } } })
    const { errors } = answer as { errors: { path: unknown[]; extensions: { code: string } }[] }
    const path = (index: number, fact: string) => ['viewer', 'notes', 'edges', index, 'node', 'profile', fact]
    const paths = [0, 1].flatMap((index) => [path(index, 'text'), path(index, 'likeCount')])
    expect(new Set(errors.map((error) => error.path))).toEqual(new Set(paths))
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(paths.map(() => code))
    expect(callsFor()).toHaveLength(1)
  })

  it('of which some are missing or malformed leave the others whole', async () => {
    notesOf(3, 4, 5)
    both.stub.on(detailsCall, () => [{ ...details(3), text: 7 }, details(5)])
    const { answer } = await answerOfBoth({ query: notes('text') })
    const of = (text: string | null) => ({ node: { profile: { text } } })
    expect(answer).toMatchObject({
      data: { viewer: { notes: { edges: [of(null), of(null), of('<p>Text of 5</p>')] } } },
      errors: [{ path: ['viewer', 'notes', 'edges', 0, 'node', 'profile', 'text'] }],
    })
  })
})
