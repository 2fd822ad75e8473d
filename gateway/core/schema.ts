import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLAbstractType, type GraphQLScalarType, type GraphQLSchema, isAbstractType } from 'graphql'
import { GraphQLDateTimeISO, GraphQLJSON, GraphQLLocalDate } from 'graphql-scalars'
import { accountResolvers } from '../account/resolvers'
import { adminResolvers } from '../admin/resolvers'
import { authorsResolvers } from '../blogs/authors'
import { blogCommentsResolvers } from '../blogs/comments'
import { entriesResolvers } from '../blogs/entries'
import { entryListsResolvers } from '../blogs/entryLists'
import { followingResolvers } from '../blogs/following'
import { marksResolvers } from '../blogs/marks'
import { blogSearchResolvers } from '../blogs/search'
import { writingResolvers } from '../blogs/writing'
import { commentsResolvers } from '../comments/resolvers'
import { editProfileResolvers } from '../editProfile/resolvers'
import { relationsResolvers } from '../editProfile/relations'
import { emojisResolvers } from '../emojis/resolvers'
import { conversationsResolvers } from '../mail/conversations'
import { groupChatsResolvers } from '../mail/groupChats'
import { messagesResolvers } from '../mail/messages'
import { mailWritingResolvers } from '../mail/writing'
import { albumsResolvers } from '../media/albums'
import { liveResolvers } from '../live/resolvers'
import { mediaResolvers } from '../media/resolvers'
import { membershipResolvers } from '../membership/resolvers'
import { notificationsResolvers } from '../notifications/resolvers'
import { membersResolvers } from '../profiles/members'
import { profilesResolvers } from '../profiles/resolvers'
import { reportsResolvers } from '../reports/resolvers'
import { searchResolvers } from '../search/resolvers'
import { siteResolvers } from '../site/resolvers'
import { startResolvers } from '../start/resolvers'
import { conventionalResolvers } from './conventions'
import { enumValues } from './enums'
import { nodeResolvers } from './node'
import { readTypeDefs } from './typeDefs'
import { fileScalar } from './uploads'

/** How a scalar reads and writes; its name and description stand in the SDL. */
function behaviourOf(scalar: GraphQLScalarType<unknown, unknown>) {
  const config = scalar.toConfig()
  return { serialize: config.serialize, parseValue: config.parseValue, parseLiteral: config.parseLiteral }
}

/** Lets through what is written as the graph writes it: that it is a date has been checked against the contract. */
function passing(scalar: GraphQLScalarType<unknown, unknown>, written: RegExp) {
  const behaviour = behaviourOf(scalar)
  const serialize = (value: unknown) =>
    typeof value === 'string' && written.test(value) ? value : behaviour.serialize(value)
  return { ...behaviour, serialize }
}

const scalars = {
  DateTime: passing(GraphQLDateTimeISO, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  Date: passing(GraphQLLocalDate, /^\d{4}-\d\d-\d\d$/),
  JSON: behaviourOf(GraphQLJSON),
  File: behaviourOf(fileScalar),
}

const areas = [
  nodeResolvers,
  accountResolvers,
  adminResolvers,
  albumsResolvers,
  authorsResolvers,
  blogCommentsResolvers,
  blogSearchResolvers,
  commentsResolvers,
  conversationsResolvers,
  editProfileResolvers,
  emojisResolvers,
  entriesResolvers,
  entryListsResolvers,
  followingResolvers,
  groupChatsResolvers,
  mailWritingResolvers,
  liveResolvers,
  marksResolvers,
  mediaResolvers,
  membersResolvers,
  membershipResolvers,
  messagesResolvers,
  notificationsResolvers,
  profilesResolvers,
  relationsResolvers,
  reportsResolvers,
  searchResolvers,
  siteResolvers,
  startResolvers,
  writingResolvers,
]

/** The graph with everything that answers it. */
export function createSchema(): GraphQLSchema {
  // Where each word stands in the files would take megabytes for as long as the server lives.
  const typeDefs = readTypeDefs({ noLocation: true })
  const conventional = conventionalResolvers(makeExecutableSchema({ typeDefs }))
  // All at once: each step would build the schema anew.
  const schema = makeExecutableSchema({ typeDefs, resolvers: [conventional, scalars, enumValues, ...areas] })
  for (const type of Object.values(schema.getTypeMap())) if (isAbstractType(type)) guardType(type)
  return schema
}

/** What cannot be told the type of is an error of its field. A compiled plan would never end if that were thrown. */
function guardType(type: GraphQLAbstractType): void {
  const { resolveType } = type
  if (!resolveType) return
  type.resolveType = (...args) => {
    try {
      return resolveType(...args)
    } catch {
      return undefined
    }
  }
}
