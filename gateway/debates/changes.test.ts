import { describe, expect, it } from 'vitest'
import { LikeItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { DebateEntryStatus } from '../../legacy/contract/lodges/lodgeEnums'
import { comment } from '../testing/blogFixtures'
import { debateCategory, debateDraft, debateEntry } from '../testing/debateFixtures'
import { moment } from '../testing/fixtures'
import { lodge } from '../testing/lodgeFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const entryId = globalId('DebateEntry', 5)
const lodgeId = globalId('Lodge', 2)
const categoryId = globalId('DebateCategory', 3)
const otherId = globalId('DebateCategory', 4)

const saved = { id: 5, revision: 2, savedAt: moment, status: DebateEntryStatus.Published }
const text = { title: 'Topic', html: '<p>Text</p>', publish: true }

async function change(mutation: string, payload: string, input: object) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${payload} userErrors { code field } } }`
  const { data, errors } = await server.ask<Record<string, unknown>>(query, { input })
  expect(errors).toEqual([])
  return data[mutation]
}

describe('a topic', () => {
  it('is started, and answered in its new state', async () => {
    server.stub.answer('Lodges.CreateDebateEntry', saved)
    server.stub.answer('Lodges.GetDebateEntriesByIds', [debateEntry(5)])
    const payload = 'saved { entryId revision savedAt status } entry { title }'
    expect(await change('createDebateEntry', payload, { lodgeId, categoryId, ...text })).toEqual({
      saved: { entryId, revision: 2, savedAt: moment, status: 'PUBLISHED' },
      entry: { title: 'Topic 5' },
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.CreateDebateEntry')).toEqual({ lodgeId: 2, categoryId: 3, ...text })
  })

  it('is changed, with or without a move', async () => {
    server.stub.answer('Lodges.UpdateDebateEntry', saved)
    const input = { id: entryId, revision: 1, ...text }
    await change('editDebateEntry', 'saved { revision }', input)
    expect(server.stub.bodyOf('Lodges.UpdateDebateEntry')).toEqual({ debateEntryId: 5, revision: 1, ...text })
    server.stub.seen.length = 0
    await change('editDebateEntry', 'saved { revision }', { ...input, categoryId })
    expect(server.stub.bodyOf('Lodges.UpdateDebateEntry')).toMatchObject({ categoryId: 3 })
  })

  it('that was saved elsewhere, or needs a membership, says so', async () => {
    server.stub.refuse('Lodges.UpdateDebateEntry', 409, 'EDIT_CONFLICT')
    server.stub.refuse('Lodges.CreateDebateEntry', 402, 'MEMBERS_ONLY', { feature: 'CreateLodgeDebateEntry' })
    const conflict = await change('editDebateEntry', 'entry { id }', { id: entryId, revision: 1, ...text })
    expect(conflict).toEqual({ entry: null, userErrors: [{ code: 'EDIT_CONFLICT', field: null }] })
    const refused = await change('createDebateEntry', 'entry { id }', { lodgeId, categoryId, ...text })
    expect(refused).toMatchObject({ entry: null, userErrors: [{ code: 'MEMBERS_ONLY' }] })
  })

  it('goes on as a draft, back to what is published, and is deleted', async () => {
    server.stub.answer('Lodges.GetDebateEntryForEdit', debateDraft(5))
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(2)])
    server.stub.answer('Lodges.DiscardDebateEntryChanges', debateDraft(5))
    server.stub.answer('Lodges.DeleteDebateEntry', {})
    const draft =
      'id legacyId entryId lodge { name } categoryId title html media { legacyId } status hasUnpublishedChanges revision savedAt'
    const { data, errors } = await server.ask(`{ viewer { debateDraft(legacyId: 5) { ${draft} } } }`)
    const shown = {
      id: globalId('DebateDraft', 5),
      legacyId: 5,
      entryId,
      lodge: { name: 'Lodge 2' },
      categoryId,
      title: 'Draft',
      html: '<p>Draft</p>',
      media: [{ legacyId: 2005 }],
      status: 'DRAFT',
      hasUnpublishedChanges: false,
      revision: 4,
      savedAt: moment,
    }
    expect([data, errors]).toEqual([{ viewer: { debateDraft: shown } }, []])
    const discarded = await change('discardDebateEntryChanges', 'draft { revision }', { id: entryId })
    expect(discarded).toEqual({ draft: { revision: 4 }, userErrors: [] })
    expect(await change('deleteDebateEntry', 'deletedId', { id: entryId })).toEqual({
      deletedId: entryId,
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.DeleteDebateEntry')).toEqual({ debateEntryId: 5 })
  })

  it.each([
    ['setDebateEntryLocked', { locked: true }, 'Lodges.LockDebateEntry', { locked: true }],
    ['setDebateEntryPinned', { pinned: false }, 'Lodges.PinDebateEntry', { pinned: false }],
    ['moveDebateEntry', { categoryId: otherId }, 'Lodges.ChangeDebateEntryCategory', { categoryId: 4 }],
    ['markDebateEntryAsRead', {}, 'Lodges.UpdateDebateEntryView', {}],
  ] as const)('%s says the wanted state, and answers the topic', async (mutation, input, call, body) => {
    server.stub.answer(call, {})
    server.stub.answer('Lodges.GetDebateEntriesByIds', [debateEntry(5)])
    const payload = await change(mutation, 'entry { id }', { id: entryId, ...input })
    expect(payload).toEqual({ entry: { id: entryId }, userErrors: [] })
    expect(server.stub.bodyOf(call)).toEqual({ debateEntryId: 5, ...body })
    server.stub.refuse(call, 403, 'FORBIDDEN')
    const refused = await change(mutation, 'entry { id }', { id: entryId, ...input })
    expect(refused).toEqual({ entry: null, userErrors: [{ code: 'FORBIDDEN', field: null }] })
  })

  it('of another type is refused before any call', async () => {
    const refused = await change('setDebateEntryLocked', 'entry { id }', { id: lodgeId, locked: true })
    expect(refused).toMatchObject({ entry: null, userErrors: [{ code: 'NOT_FOUND' }] })
    expect(server.stub.seen).toEqual([])
  })
})

describe('categories', () => {
  it('are added, changed and put in order', async () => {
    server.stub.answer('Lodges.CreateDebateCategory', debateCategory(3))
    server.stub.answer('Lodges.UpdateDebateCategory', debateCategory(3))
    server.stub.answer('Lodges.SortDebateCategories', [debateCategory(4), debateCategory(3)])
    const added = await change('createDebateCategory', 'category { name }', { lodgeId, name: 'Trips' })
    expect(added).toEqual({ category: { name: 'Category 3' }, userErrors: [] })
    expect(server.stub.bodyOf('Lodges.CreateDebateCategory')).toEqual({ lodgeId: 2, name: 'Trips', description: '' })
    await change('editDebateCategory', 'category { name }', { id: categoryId, name: 'Trips', description: 'Far' })
    expect(server.stub.bodyOf('Lodges.UpdateDebateCategory')).toEqual({
      categoryId: 3,
      name: 'Trips',
      description: 'Far',
    })
    const sorted = await change('sortDebateCategories', 'categories { id }', {
      lodgeId,
      categoryIds: [otherId, categoryId],
    })
    expect(sorted).toEqual({ categories: [{ id: otherId }, { id: categoryId }], userErrors: [] })
    expect(server.stub.bodyOf('Lodges.SortDebateCategories')).toEqual({ lodgeId: 2, categoryIds: [4, 3] })
  })

  it('leave their topics to another one', async () => {
    server.stub.answer('Lodges.DeleteDebateCategory', { lodgeId: 2, movedToId: 4 })
    server.stub.answer('Lodges.GetDebateCategoriesByIds', [debateCategory(4)])
    const input = { id: categoryId, moveToId: otherId }
    expect(await change('deleteDebateCategory', 'deletedId movedTo { id }', input)).toEqual({
      deletedId: categoryId,
      movedTo: { id: otherId },
      userErrors: [],
    })
    expect(server.stub.bodyOf('Lodges.DeleteDebateCategory')).toEqual({ categoryId: 3, moveToId: 4 })
    server.stub.refuse('Lodges.DeleteDebateCategory', 422, 'LAST_CATEGORY')
    expect(await change('deleteDebateCategory', 'deletedId movedTo { id }', { id: categoryId })).toEqual({
      deletedId: null,
      movedTo: null,
      userErrors: [{ code: 'LAST_CATEGORY', field: null }],
    })
  })
})

it('comments are written, changed and deleted by the calls of debates', async () => {
  server.stub.answer('Lodges.AddDebateEntryComment', comment(9))
  server.stub.answer('Lodges.EditDebateEntryComment', comment(9))
  server.stub.answer('Lodges.DeleteDebateEntryComment', { itemId: 5, remains: null })
  server.stub.answer('Lodges.GetDebateEntriesByIds', [debateEntry(5)])
  const id = globalId('DebateComment', 9)
  const added = await change('addComment', 'comment { id } item { commentCount }', { id: entryId, text: 'I do' })
  expect(added).toEqual({ comment: { id }, item: { commentCount: 30 }, userErrors: [] })
  expect(server.stub.bodyOf('Lodges.AddDebateEntryComment')).toEqual({ debateEntryId: 5, text: 'I do' })
  await change('editComment', 'comment { id }', { id, text: 'I do not' })
  expect(server.stub.bodyOf('Lodges.EditDebateEntryComment')).toEqual({ commentId: 9, text: 'I do not' })
  expect(await change('deleteComment', 'deletedId', { id })).toEqual({ deletedId: id, userErrors: [] })
})

describe.each([
  ['DebateEntry', LikeItemType.DebateEntry, ReportItemType.DebateEntry, 'Lodges.GetDebateEntriesByIds'],
  ['DebateComment', LikeItemType.Comment, ReportItemType.DebateComment, 'Lodges.GetDebateEntryCommentsByIds'],
] as const)('a %s', (type, likeType, reportType, call) => {
  const id = globalId(type, 5)

  it('is liked by its id', async () => {
    server.stub.answer('Common.ToggleLike', { liked: true, likeCount: 6 })
    server.stub.on(call, () => (call === 'Lodges.GetDebateEntriesByIds' ? [debateEntry(5)] : [comment(5)]))
    const liked = await change('setLiked', 'item { __typename id viewerHasLiked }', { id, liked: true })
    expect(liked).toEqual({ item: { __typename: type, id, viewerHasLiked: true }, userErrors: [] })
    expect(server.stub.bodyOf('Common.ToggleLike')).toEqual({ itemType: likeType, itemId: 5, liked: true })
  })

  it('is reported by its id', async () => {
    server.stub.answer('Reports.ReportContent', {})
    expect(await change('reportContent', '__typename', { id, reason: 'HARASSMENT' })).toMatchObject({ userErrors: [] })
    expect(server.stub.bodyOf('Reports.ReportContent')).toMatchObject({ itemType: reportType, itemId: 5 })
  })
})
