import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { globalId } from '../../gateway/testing/stubbed'
import { clientOf } from '../../legacy/testing/profiles'
import { type Graph, startGraph } from '../graph/startGraph'
import { type Item, type NodeWorld, settleNodes } from './nodeWorld'

// Tests global object identification on the real servers, for every type of node in the schema.

const schema = createSchema()
const nodeInterface = schema.getType('Node')
const possible = isInterfaceType(nodeInterface) ? schema.getPossibleTypes(nodeInterface).map(({ name }) => name) : []
/** Seen on the dark sites alone: `gateway/core/schema/lookups.test.ts` has them. */
const ofDarkSites = ['Bond', 'Kink']
const types = possible.filter((name) => !ofDarkSites.includes(name))

/** Objects that the viewer sees whomever they block: their own, the site's, and what staff see. */
const common = types.filter((name) =>
  /^(BlogDraft|BreakingNews|ChatRoom|Contest|Country|CountryArea|Debate(Category|Draft)|Event(|SignUp)|FaqEntry|GlossaryEntry|Lodge(|Activity|Album|Category|Draft|Tag)|MembershipPackage|Order(|Story)|ProfileView|Report(|Case)|Review|SeoBlog|Session|Site|SpecialOffer|Staff(News|Profile|Ticket)|Tag|Ticket(|Message)|Viewer|.+StartSection)$/.test(
    name,
  ),
)
/** Visible only to their owner or participants. */
const personal = types.filter((name) =>
  /^(BlogDraft|Conversation|Debate(Category|Comment|Draft|Entry)|EventSignUp|Lodge(Activity|Album|Draft|MediaDecision|MemberNote|Membership)|Meetup(|Comment)|Order|Relation|SavedSearch|Session|Tag|Ticket|.+Message|.+Notification|.+StartSection)$/.test(
    name,
  ),
)

/** For staff alone. */
const ofStaff = ['OrderStory', 'Report', 'ReportCase', 'StaffNews', 'StaffProfile', 'StaffTicket']

let graph: Graph
let world: NodeWorld
beforeAll(async () => {
  graph = await startGraph()
  world = await settleNodes(graph)
})
afterAll(() => graph.close())

async function node(id: string, sid = world.sid) {
  const query = 'query ($id: ID!) { node(id: $id) { __typename id } }'
  const { data, errors } = await graph.ask<{ node: Item | null }>({ query, variables: { id } }, sid)
  expect(errors ?? []).toEqual([])
  return data?.node
}

function askNodes(ids: readonly string[], sid = world.sid) {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  return graph.ask<{ nodes: (Item | null)[] }>({ query, variables: { ids } }, sid)
}

/** Any number of ids. */
async function nodes(ids: readonly string[], sid = world.sid): Promise<(Item | null)[]> {
  const found: (Item | null)[] = []
  for (let from = 0; from < ids.length; from += 100) {
    const { data, errors } = await askNodes(ids.slice(from, from + 100), sid)
    expect(errors ?? []).toEqual([])
    found.push(...(data?.nodes ?? []))
  }
  return found
}

function oneOf(type: string): Item {
  const item = world.items.find(({ __typename }) => __typename === type)
  if (!item) throw new Error(`The member sees no ${type}: nodeWorld.ts has to settle one`)
  return item
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const numberIn = (id: string) => Number(/\d+$/.exec(Buffer.from(id, 'base64url').toString())?.[0])

/** The fields that find an object by the number in its address, and the types that they lead to. */
const entrances = Object.entries({ Query: '', Viewer: 'viewer', Site: 'site' }).flatMap(([name, parent]) => {
  const type = schema.getType(name)
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  return fields
    .filter(({ args }) => args.some((argument) => argument.name === 'legacyId'))
    .map((field) => {
      const target = getNamedType(field.type)
      const targets = isInterfaceType(target) ? schema.getPossibleTypes(target) : [target]
      return { parent, field: field.name, leadsTo: targets.map((each) => each.name) }
    })
})

/** The answer of such a field, which has no errors. */
async function byNumber(parent: string, field: string, number: number): Promise<unknown> {
  const found = `found: ${field}(legacyId: ${number}) { id }`
  const query = parent ? `{ parent: ${parent} { ${found} } }` : `{ ${found} }`
  const { data, errors } = await graph.ask<{ parent?: { found: unknown }; found?: unknown }>(
    { query, variables: {} },
    world.sid,
  )
  expect(errors ?? []).toEqual([])
  return data?.parent ? data.parent.found : data?.found
}

it.each(types)('a %s is returned by its id', async (type) => {
  const item = oneOf(type)
  expect(await node(item.id)).toEqual(item)
})

describe('what belongs to one person', () => {
  it('has another id for each: sections of the start page, and a relation for its two profiles', async () => {
    const query = '{ viewer { id relations { id } startPage { sections { id } } } }'
    interface Own {
      readonly viewer: {
        readonly id: string
        readonly relations: readonly { readonly id: string }[]
        readonly startPage: { readonly sections: readonly { readonly id: string }[] }
      }
    }
    const idsFor = async (sid: string) => {
      const { data } = await graph.ask<Own>({ query, variables: {} }, sid)
      const { id, relations = [], startPage } = data?.viewer ?? {}
      expect(relations).toHaveLength(1)
      return idsOf([{ id }, ...relations, ...(startPage?.sections ?? [])] as Item[])
    }
    const others = await clientOf(graph.legacy, world.other)
    const [own, theirs] = [await idsFor(world.sid), await idsFor(others.cookies.get('sid') ?? '')]
    expect(own.length).toBeGreaterThan(5)
    expect(new Set([...own, ...theirs]).size).toBe(own.length + theirs.length)
  })
})

describe('the number of an address', () => {
  it.each(entrances)('that leads nowhere gives null: $field', async ({ parent, field }) => {
    expect(await byNumber(parent, field, 2_147_483_647)).toBeNull()
  })
})

describe('many nodes', () => {
  it('come in the requested order, twice for a repeated id, with null for an unknown one', async () => {
    const items = types.map(oneOf).toReversed()
    const gone = globalId('Profile', 999_999)
    const ids = [...idsOf(items), gone, ...idsOf(items.slice(0, 3))]
    expect(await nodes(ids)).toEqual([...items, null, ...items.slice(0, 3)])
  })

  it('are limited to a hundred', async () => {
    const { id } = oneOf('Profile')
    expect((await nodes(Array.from({ length: 100 }, () => id))).filter(Boolean)).toHaveLength(100)
    const { data, errors } = await askNodes(Array.from({ length: 101 }, () => id))
    expect([data ?? null, errors?.[0]?.extensions?.code]).toEqual([null, 'BAD_USER_INPUT'])
  })

  it('may be none', async () => {
    expect((await askNodes([])).data?.nodes).toEqual([])
  })
})

describe('an id', () => {
  it('returns only an object of its type, whatever else has the same number', async () => {
    const numbers = [...new Set(types.map((type) => numberIn(oneOf(type).id)))]
    const ids = types.flatMap((type) => numbers.map((number) => globalId(type, number)))
    const found = await nodes(ids)
    const asked = ids.map(
      (id, index) => found[index] && { id, type: Buffer.from(id, 'base64url').toString().split(':')[0] },
    )
    expect(found.map((item) => item && { id: item.id, type: item.__typename })).toEqual(asked)
  })

  it.each(types)('of an unknown %s returns null', async (type) => {
    for (const number of [2_147_483_647, 2_147_483_648, 999_999_999_999_999]) {
      expect(await node(globalId(type, number))).toBeNull()
    }
  })

  it.each([
    ['empty', ''],
    ['no text of ours', 'nonsense'],
    ['of a type that there is not', globalId('Nothing', 1)],
    ['of a type that is no node', globalId('LegalPage', 1)],
    ['of an interface', globalId('Node', 1)],
    ['of what every object has', globalId('constructor', 1)],
    ['of another case', globalId('profile', 1)],
    ['below one', globalId('Profile', -1)],
    ['of no whole number', globalId('Profile', 1.5)],
    ['padded', Buffer.from('Viewer:0').toString('base64')],
    ['with zeros in front', Buffer.from('Profile:01').toString('base64url')],
    ['with something behind it', Buffer.from('Profile:1:1').toString('base64url')],
    ['of a whole as if it were a part', globalId('Profile', '1.1')],
    ['of a part without its whole', globalId('Person', 1)],
    ['of a part with zeros in front', Buffer.from('Person:01.1').toString('base64url')],
    ['very long', globalId('Profile', 1).repeat(1000)],
  ])('that is %s gives nothing', async (_what, id) => {
    expect(await node(id)).toBeNull()
    expect(await nodes([id])).toEqual([null])
  })
})

describe('objects that the viewer may not see return null:', () => {
  const bySomebodyElse = (type: string, sid: string | undefined) => node(oneOf(type).id, sid)

  it.each(personal)('a %s of another member', async (type) => {
    expect(await bySomebodyElse(type, world.stranger.client.cookies.get('sid'))).toBeNull()
  })

  it.each(ofStaff)('a %s, refused to members', async (type) => {
    const { data, errors } = await askNodes([oneOf(type).id], world.stranger.client.cookies.get('sid'))
    expect([data?.nodes, errors?.map(({ extensions }) => extensions?.code)]).toEqual([[null], ['FORBIDDEN']])
  })

  it('objects that are gone', async () => {
    const input = { id: oneOf('SavedSearch').id }
    const query =
      'mutation ($input: DeleteSavedSearchInput!) { deleteSavedSearch(input: $input) { deletedId userErrors { code } } }'
    const remove = (sid: string | undefined) => graph.ask({ query, variables: { input } }, sid)
    const strangers = await remove(world.stranger.client.cookies.get('sid'))
    const refused = { deleteSavedSearch: { deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] } }
    expect(strangers.data).toEqual(refused)
    expect((await remove(world.sid)).data).toEqual({ deleteSavedSearch: { deletedId: input.id, userErrors: [] } })
    expect((await remove(world.sid)).data).toEqual(refused)
    expect(await node(input.id)).toBeNull()
  })

  // Runs last, because the block stays.
  it('everything of a member who has blocked the viewer', async () => {
    const query = 'mutation ($input: SetBlacklistedInput!) { setBlacklisted(input: $input) { userErrors { code } } }'
    const input = { profileId: globalId('Profile', world.other), blacklisted: true }
    await graph.ask({ query, variables: { input } }, world.sid)
    const items = types.map(oneOf)
    const found = (await nodes(idsOf(items))).filter((item) => item !== null)
    expect(found.map(({ __typename }) => __typename).toSorted()).toEqual(common.toSorted())
    const hidden = entrances.flatMap(({ leadsTo, ...entrance }) =>
      leadsTo
        .filter((type) => types.includes(type) && !common.includes(type))
        .map((type) => ({ ...entrance, number: numberIn(oneOf(type).id) })),
    )
    expect(hidden.length).toBeGreaterThan(8)
    for (const { parent, field, number } of hidden) {
      expect([field, await byNumber(parent, field, number)]).toEqual([field, null])
    }
  })
})
