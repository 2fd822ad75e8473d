import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { areasOf } from '../../gateway/core/schema/areas'
import { isNodeType } from '../../gateway/core/schema/node'
import { createSchema } from '../../gateway/main/areas'
import { Order } from '../../legacy/contract/money/moneyShapes'
import { lodge } from '../../gateway/testing/lodgeFixtures'
import { globalId, stubbedGateway } from '../../gateway/testing/stubbed'

import { generated } from './generated'

// Sends an id of another type to every ID of every mutation's input, and to every ID that a query or a subscription takes.

const server = stubbedGateway()
const schema = createSchema()
const nodeTypes = Object.keys(schema.getTypeMap()).filter((name) => isNodeType(schema, name) && name !== 'Site')

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 0.5,
  Boolean: true,
  String: 'text',
  LocalDate: '1990-02-03',
  HTML: '<p>text</p>',
  DateTime: '2026-11-21T12:00:00.000Z',
}

/** Paths of all ids in an input, such as `persons.0.id`. */
function idPaths(wrapped: GraphQLInputType, path: readonly string[] = []): string[] {
  const type = getNullableType(wrapped)
  if (isListType(type)) return idPaths(type.ofType, [...path, '0'])
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => idPaths(field.type, [...path, field.name]))
  }
  return getNamedType(type).name === 'ID' ? [path.join('.')] : []
}

/** An input with everything required, and with the id at `target`; `idAt` says which id stands where. */
function inputWith(target: string, idAt: (path: string) => string, wrapped: GraphQLInputType, path = ''): unknown {
  const type = getNullableType(wrapped)
  const below = (name: string) => (path ? `${path}.${name}` : name)
  if (isListType(type)) return [inputWith(target, idAt, type.ofType, below('0'))]
  if (isInputObjectType(type)) {
    const isWanted = (field: GraphQLInputField) =>
      isNonNullType(field.type) || target === below(field.name) || target.startsWith(`${below(field.name)}.`)
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isWanted)
        .map((field) => [field.name, inputWith(target, idAt, field.type, below(field.name))]),
    )
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  return type.name === 'ID' ? idAt(path) : scalars[type.name]
}

const places = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const input = field.args.find(({ name }) => name === 'input')
  return input ? idPaths(input.type).map((path) => [field.name, path, input.type] as const) : []
})

/** The places of ids in arguments of other fields, but for those that take an id of any type. */
const asked = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter((type) => type !== schema.getMutationType())
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.flatMap((argument) => idPaths(argument.type, [argument.name]).map((path) => `${type.name}.${name} ${path}`)),
    ),
  )
  .filter((place) => !['Query.node id', 'Query.nodes ids.0'].includes(place))

/** An id of a type; the number is that of a part, too. */
function idOf(type: string, number: number): string {
  return areasOf(schema).nodes.get(type)?.isPart ? globalId(type, `1.${number}`) : globalId(type, number)
}

type Answer = Readonly<Record<string, { readonly userErrors: readonly { readonly field: readonly string[] | null }[] }>>

it.each(places)('%s refuses an id of another type at %s', async (name, target, type) => {
  const query = `mutation ($input: ${String(type)}) { ${name}(input: $input) { userErrors { __typename code message field } } }`
  // Other ids of the input take one type after the other, until the refusal is about the target.
  const tried = new Map<string, number>()
  const idAt = (path: string) =>
    path === target ? globalId('Site', 7) : idOf(nodeTypes[tried.get(path) ?? 0] ?? '', path.length)
  for (;;) {
    const { data, errors } = await server.ask<Answer>(query, { input: inputWith(target, idAt, type) })
    expect(errors).toEqual([])
    const [error] = data[name]?.userErrors ?? []
    const found = error?.field?.join('.') ?? ''
    const next = (tried.get(found) ?? 0) + 1
    if (found !== target && error && next < nodeTypes.length) {
      tried.set(found, next)
      continue
    }
    const message = expect.stringMatching(/^This is not the id of a /) as string
    expect(error).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND', message, field: target.split('.') })
    break
  }
  expect(server.stub.seen).toEqual([])
})

const site = globalId('Site', 7)
const ofLodge = `node(id: "${globalId('Lodge', 1)}")`
const edges = '{ edges { cursor } }'
const refusals: Readonly<Record<string, string>> = {
  'Query.searchBlogEntries tagIds.0': `{ searchBlogEntries(tagIds: ["${site}"]) ${edges} }`,
  'Query.searchBlogEntries authorIds.0': `{ searchBlogEntries(authorIds: ["${site}"]) ${edges} }`,
  'Query.blogSearchTerms tagIds.0': `{ blogSearchTerms(tagIds: ["${site}"]) { __typename } }`,
  'Query.blogSearchTerms authorIds.0': `{ blogSearchTerms(authorIds: ["${site}"]) { __typename } }`,
  'Query.events filter.countryAreaId': `{ events(filter: { countryAreaId: "${site}" }) ${edges} }`,
  'Query.eventMonth filter.countryAreaId': `{ eventMonth(day: "2026-12-01", filter: { countryAreaId: "${site}" }) { firstDay } }`,
  'Query.lodges filter.categoryId': `{ lodges(filter: { categoryId: "${site}" }) ${edges} }`,
  'Query.lodges filter.kinkIds.0': `{ lodges(filter: { kinkIds: ["${site}"] }) ${edges} }`,
  'Query.lodges filter.tagIds.0': `{ lodges(filter: { tagIds: ["${site}"] }) ${edges} }`,
  'Query.kinkItems kinkIds.0': `{ kinkItems(kinkIds: ["${site}"], type: PROFILE) ${edges} }`,
  'Query.newestMedia kinkId': `{ newestMedia(kinkId: "${site}") ${edges} }`,
  'Query.quickScorAds countryAreaIds.0': `{ quickScorAds(countryAreaIds: ["${site}"]) ${edges} }`,
  'Query.searchMedia options.kinkIds.0': `{ searchMedia(options: { kinkIds: ["${site}"] }) ${edges} }`,
  'Query.searchProfiles options.kinkIds.0': `{ searchProfiles(options: { kinkIds: ["${site}"] }) ${edges} }`,
  'Query.searchTotal options.kinkIds.0': `{ searchTotal(options: { kinkIds: ["${site}"] }) { __typename } }`,
  'Query.searchMedia options.countryId': `{ searchMedia(options: { countryId: "${site}" }) ${edges} }`,
  'Query.searchMedia options.countryAreaIds.0': `{ searchMedia(options: { countryAreaIds: ["${site}"] }) ${edges} }`,
  'Query.searchProfiles options.countryId': `{ searchProfiles(options: { countryId: "${site}" }) ${edges} }`,
  'Query.searchProfiles options.countryAreaIds.0': `{ searchProfiles(options: { countryAreaIds: ["${site}"] }) ${edges} }`,
  'Query.searchTotal options.countryId': `{ searchTotal(options: { countryId: "${site}" }) { __typename } }`,
  'Query.searchTotal options.countryAreaIds.0': `{ searchTotal(options: { countryAreaIds: ["${site}"] }) { __typename } }`,
  'Viewer.correspondence profileId': `{ viewer { correspondence(profileId: "${site}") { __typename } } }`,
  'Viewer.taggedProfiles tagId': `{ viewer { taggedProfiles(tagId: "${site}") ${edges} } }`,
  'Profile.media albumId': `{ profile(legacyId: 1) { media(albumId: "${site}") ${edges} } }`,
  'Lodge.debateEntries categoryId': `{ ${ofLodge} { ... on Lodge { debateEntries(categoryId: "${site}") ${edges} } } }`,
  'Lodge.activities profileId': `{ ${ofLodge} { ... on Lodge { activities(profileId: "${site}") ${edges} } } }`,
  'Order.giftReceipt profileId': `{ node(id: "${globalId('Order', 1)}") { ... on Order { giftReceipt(profileId: "${site}") { status } } } }`,
  'Site.areaByZipCode countryId': `{ site { areaByZipCode(zipCode: "8000", countryId: "${site}") { __typename } } }`,
  'Subscription.messageAdded conversationId': `subscription { messageAdded(conversationId: "${site}") { id } }`,
  'Subscription.commentsChanged id': `subscription { commentsChanged(id: "${site}") { deletedId } }`,
}

it('the queries below have an id at every place that takes one', () => {
  expect(Object.keys(refusals).toSorted()).toEqual(asked.toSorted())
})

it.each(Object.entries(refusals))('%s is refused with an id of another type', async (_place, query) => {
  server.stub.on('Lodges.GetLodgesByIds', () => [lodge(1)])
  server.stub.on('Payment.ReceiptPageData', () => generated(Order, 1))
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query }),
  })
  const [, data = ''] = /event: next\ndata: (.*)/.exec(await response.text()) ?? []
  expect(JSON.parse(data)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', reason: 'FOREIGN_ID' } }] })
})
