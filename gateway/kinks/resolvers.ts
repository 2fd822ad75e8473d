import type { GraphQLResolveInfo } from 'graphql'
import type { Kink as WholeKink } from '../../legacy/contract/darkKinks'
import { KinkItemType, KinkLevel, KinkStatus } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { mutate } from '../core/mutation'
import { loadOf } from '../core/schema/node'
import type { NodeName } from '../core/schema/graphTypes'
import type { Resolvers } from '../generated/resolvers'
import type { Kink, KinkItem } from './parents'

/** A kink with all its facts; null when it is gone. */
async function whole(kink: Kink, { rest }: GatewayContext): Promise<WholeKink | null> {
  if (isWhole(kink)) return kink
  const all = await rest.DarkKinks.GetAllKinks()
  return all.find(({ id }) => id === kink.id) ?? null
}

function isWhole(kink: Kink): kink is WholeKink {
  return kink.profileCount !== undefined
}

const nodeTypes: Readonly<Record<KinkItemType, readonly NodeName[]>> = {
  [KinkItemType.Profile]: ['Profile'],
  [KinkItemType.Media]: ['Picture', 'Video'],
  [KinkItemType.BlogEntry]: ['BlogEntry'],
  [KinkItemType.Lodge]: ['Lodge'],
}

async function foundItem({ itemType, id }: KinkItem, context: GatewayContext, info: GraphQLResolveInfo) {
  for (const type of nodeTypes[itemType]) {
    const item = await loadOf(type, id, context, info)
    if (item) return item
  }
  return null
}

export const kinksResolvers: Resolvers = {
  Query: {
    kinks: (_parent, { custom }, { rest }) => (custom ? rest.DarkKinks.GetAllKinks() : rest.DarkKinks.GetKinks()),
    popularKinks: (_parent, _args, { rest }) => rest.DarkKinks.GetPopularKinks(),
    mostPopularKinks: (_parent, _args, { rest }) => rest.DarkKinks.GetMostPopularKinks(),
    otherKinks: (_parent, args, context) => list(context, 'DarkKinks.GetNonPopularKinks', { args }),
    searchKinks: (_parent, query, { rest }) => rest.DarkKinks.SearchKinks({ query }),
    kinkItems: (_parent, { kinkIds, type, ...args }, context) => {
      const filters = { kinkIds: kinkIds.map((id) => legacyIdOf(id, 'Kink')), itemType: type }
      return list(context, 'DarkKinks.SearchItemsByKinks', { args, filters })
    },
  },
  Viewer: {
    waitingKinks: (_viewer, args, context) => list(context, 'DarkKinks.GetWaitingKinks', { args }),
  },
  Profile: {
    kinks: ({ id: profileId }, _args, { rest }) => rest.DarkKinks.GetProfileKinks({ query: { profileId } }),
  },
  Kink: {
    description: async (kink, _args, context) => (await whole(kink, context))?.description ?? null,
    isCustom: async (kink, _args, context) => (await whole(kink, context))?.custom ?? null,
    isWaiting: async (kink, _args, context) => {
      const status = (await whole(kink, context))?.status
      return status === undefined ? null : status === KinkStatus.Waiting
    },
    profileCount: async (kink, _args, context) => (await whole(kink, context))?.profileCount ?? null,
    viewerLevel: async (kink, _args, context) => (await whole(kink, context))?.level ?? null,
    viewerHasPrivate: async (kink, _args, context) => (await whole(kink, context))?.private ?? null,
  },
  ProfileKink: {
    isCommon: ({ level, kink }) => level !== KinkLevel.No && kink.level !== null && kink.level !== KinkLevel.No,
  },
  KinkItem: { item: (found, _args, context, info) => foundItem(found, context, info) },
  WaitingKink: { kink: (kink) => kink },
  Mutation: {
    setProfileKinks: (_parent, { input: { kinks } }, context) =>
      mutate(context, async () => {
        const body = {
          kinks: kinks.map(({ kinkId, level = null, private: hidden }) => ({
            kinkId: legacyIdOf(kinkId, 'Kink'),
            level,
            ...(hidden == null ? {} : { private: hidden }),
          })),
        }
        return { kinks: await context.rest.DarkKinks.SetProfileKinks({ body }) }
      }),
    createKink: (_parent, { input: { name, description, level } }, context) =>
      mutate(context, async () => {
        const body = { name, level, ...(description == null ? {} : { description }) }
        return { kink: await context.rest.DarkKinks.CreateKink({ body }) }
      }),
    decideKink: (_parent, { input: { kinkId, accepted, name } }, context) =>
      mutate(context, async () => {
        const body = { kinkId: legacyIdOf(kinkId, 'Kink'), accepted, ...(name == null ? {} : { name }) }
        await context.rest.DarkKinks.DecideKink({ body })
        return { kinkId }
      }),
  },
}
