import { describe, expect, it } from 'vitest'
import { lodge, lodgeDraft, wholeLodge } from '../testing/lodgeFixtures'
import { kink, moment } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()
const id = globalId('Lodge', 5)

const same = { name: 'Bathers', html: '<p>We swim</p>', rules: '', tags: ['sea'] }
const content = {
  ...same,
  access: 'ACCESS_FOR_ALL',
  debateAudience: 'ALL',
  meetupAudience: 'ADMINS_ONLY',
  albumAudience: 'ALL',
  hasMediaApproval: true,
  hasPublicDebates: true,
  hasPublicMeetups: false,
  hasPublicMedia: false,
  hasPublicMembers: true,
}
const written = {
  ...same,
  access: 1,
  debateAudience: 1,
  meetupAudience: 2,
  albumAudience: 1,
  mediaApproval: true,
  debatesPublic: true,
  meetupsPublic: false,
  mediaPublic: false,
  membersPublic: true,
}

const create = `mutation ($input: CreateLodgeInput!) {
  createLodge(input: $input) { lodge { id name } userErrors { __typename code field } }
}`
const update = `mutation ($input: UpdateLodgeInput!) {
  updateLodge(input: $input) { lodge { id revision } userErrors { __typename code field } }
}`

describe('founding a lodge', () => {
  it('is one call, and returns the lodge', async () => {
    server.stub.answer('Lodges.CreateLodge', wholeLodge(5))
    const key = '0b6a3f57-2e0c-4f0e-9a53-8a3d0a4f3c11'
    const more = {
      categoryId: globalId('LodgeCategory', 4),
      kinkIds: null,
      zipCode: ' ',
      coverId: globalId('Picture', 9),
    }
    const { data, errors } = await server.ask(create, { input: { key, content: { ...content, ...more } } })
    expect([data, errors]).toEqual([{ createLodge: { lodge: { id, name: 'Lodge 5' }, userErrors: [] } }, []])
    expect(server.stub.seen.map(({ body }) => body)).toEqual([{ ...written, categoryId: 4, coverId: 9, key }])
  })

  it('on a dark site sends kinks', async () => {
    server.stub.answer('Lodges.CreateLodge', wholeLodge(5))
    const kinkIds = [globalId('Kink', 1), globalId('Kink', 2)]
    await server.ask(create, { input: { content: { ...content, kinkIds, zipCode: '5000' } } })
    expect(server.stub.bodyOf('Lodges.CreateLodge')).toEqual({ ...written, kinkIds: [1, 2], zipCode: '5000' })
  })

  it('that is refused points at the graph’s fields', async () => {
    const fields = ['name', 'categoryId', 'kinkIds', 'coverId', 'tags.2', 'mediaPublic', 'key'].map((field) => ({
      field,
      code: 'REQUIRED',
      message: 'Nej',
    }))
    server.stub.refuse('Lodges.CreateLodge', 422, 'REQUIRED', { fields })
    const { data } = await server.ask<{ createLodge: { userErrors: { field: string[] }[] } }>(create, {
      input: { content },
    })
    expect(data.createLodge.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'content.name',
      'content.categoryId',
      'content.kinkIds',
      'content.coverId',
      'content.tags.2',
      'content.hasPublicMedia',
      'key',
    ])
  })

  it('needs a membership, whether or not the server names the feature', async () => {
    server.stub.refuse('Lodges.CreateLodge', 402, 'MEMBERS_ONLY')
    const query = create.replace('userErrors {', 'userErrors { ...on MembersOnlyError { feature }')
    const { data } = await server.ask(query, { input: { content } })
    expect(data).toMatchObject({ createLodge: { lodge: null, userErrors: [{ feature: 'CREATE_LODGE' }] } })
  })
})

describe('a lodge to go on writing', () => {
  it('names its category and kinks', async () => {
    server.stub.answer('Lodges.GetLodgeDataForEdit', { ...lodgeDraft(5), kinkIds: [2] })
    server.stub.answer('Lodges.GetLodgeCategories', [{ id: 4, name: 'Nature' }])
    server.stub.answer('DarkKinks.GetAllKinks', [kink(1), kink(2)])
    const { data, errors } = await server.ask(`{ viewer { lodgeDraft(legacyId: 5) {
      legacyId lodgeId category { name } kinks { name } zipCode access meetupAudience revision cover { legacyId }
    } } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      viewer: {
        lodgeDraft: {
          legacyId: 5,
          lodgeId: id,
          category: { name: 'Nature' },
          kinks: [{ name: 'Kink 2' }],
          zipCode: null,
          access: 'ACCESS_FOR_ALL',
          meetupAudience: 'ADMINS_ONLY',
          revision: 3,
          cover: { legacyId: 4001 },
        },
      },
    })
  })

  it('is null for a lodge that there is not', async () => {
    server.stub.refuse('Lodges.GetLodgeDataForEdit', 404, 'NOT_FOUND')
    const { data, errors } = await server.ask('{ viewer { lodgeDraft(legacyId: 5) { name } } }')
    expect([data, errors]).toEqual([{ viewer: { lodgeDraft: null } }, []])
  })
})

describe('changing a lodge', () => {
  const input = { id, revision: 3, content }

  it('sends the revision it grew from, and returns the next', async () => {
    server.stub.answer('Lodges.UpdateLodge', { ...wholeLodge(5), revision: 4 })
    const { data, errors } = await server.ask(update, { input })
    expect([data, errors]).toEqual([{ updateLodge: { lodge: { id, revision: 4 }, userErrors: [] } }, []])
    expect(server.stub.bodyOf('Lodges.UpdateLodge')).toEqual({ ...written, lodgeId: 5, revision: 3 })
  })

  it('that somebody else changed is a conflict', async () => {
    server.stub.refuse('Lodges.UpdateLodge', 409, 'EDIT_CONFLICT')
    const { data } = await server.ask(update, { input })
    const userErrors = [{ __typename: 'ConflictError', code: 'EDIT_CONFLICT', field: null }]
    expect(data).toEqual({ updateLodge: { lodge: null, userErrors } })
  })
})

describe('a lodge that goes and comes back', () => {
  it('is deleted until a day', async () => {
    server.stub.answer('Lodges.DeleteLodge', { eraseAt: moment })
    const { data, errors } = await server.ask(
      'mutation ($id: ID!) { deleteLodge(input: { id: $id }) { deletedId eraseAt userErrors { code } } }',
      { id },
    )
    expect([data, errors]).toEqual([{ deleteLodge: { deletedId: id, eraseAt: moment, userErrors: [] } }, []])
    expect(server.stub.bodyOf('Lodges.DeleteLodge')).toEqual({ lodgeId: 5 })
  })

  it('is listed until then, and restored', async () => {
    server.stub.answer('Lodges.GetDeletedLodges', [{ id: 5, name: 'Gone', deletedAt: moment, eraseAt: moment }])
    server.stub.answer('Lodges.RestoreLodge', wholeLodge(5))
    const { data } = await server.ask('{ viewer { deletedLodges { lodgeId name eraseAt } } }')
    expect(data).toEqual({ viewer: { deletedLodges: [{ lodgeId: id, name: 'Gone', eraseAt: moment }] } })
    const restored = await server.ask(
      'mutation ($id: ID!) { restoreLodge(input: { id: $id }) { lodge { name } userErrors { code } } }',
      { id },
    )
    expect(restored.data).toEqual({ restoreLodge: { lodge: { name: 'Lodge 5' }, userErrors: [] } })
  })

  it('does not come back when its name is taken', async () => {
    const fields = [{ field: 'name', code: 'NAME_TAKEN', message: 'Nej' }]
    server.stub.refuse('Lodges.RestoreLodge', 422, 'NAME_TAKEN', { fields })
    const { data } = await server.ask(
      'mutation ($id: ID!) { restoreLodge(input: { id: $id }) { lodge { name } userErrors { code field } } }',
      { id },
    )
    expect(data).toEqual({ restoreLodge: { lodge: null, userErrors: [{ code: 'NAME_TAKEN', field: ['id'] }] } })
  })
})

it('a visit is one call, and returns the lodge when selected', async () => {
  server.stub.on('Lodges.UpdateLodgeViewTime', () => ({}))
  server.stub.answer('Lodges.GetLodgesByIds', [{ ...lodge(5), newMemberCount: 0 }])
  const visit = (fields: string) =>
    server.ask(`mutation ($id: ID!) { markLodgeVisited(input: { id: $id }) { ${fields} userErrors { code } } }`, { id })
  expect((await visit('')).data).toEqual({ markLodgeVisited: { userErrors: [] } })
  expect(server.stub.names()).toEqual(['Lodges.UpdateLodgeViewTime'])
  const { data } = await visit('lodge { newMemberCount }')
  expect(data).toEqual({ markLodgeVisited: { lodge: { newMemberCount: 0 }, userErrors: [] } })
})

it('a ban from founding lodges says why, and is null without one', async () => {
  const ban = async () => (await server.ask('{ viewer { lodgeBan { reason until } } }')).data
  server.stub.answer('Lodges.GetCreateLodgeBan', { banned: false, reason: null, until: null })
  expect(await ban()).toEqual({ viewer: { lodgeBan: null } })
  server.stub.answer('Lodges.GetCreateLodgeBan', { banned: true, reason: 'Spam', until: null })
  expect(await ban()).toEqual({ viewer: { lodgeBan: { reason: 'Spam', until: null } } })
})
