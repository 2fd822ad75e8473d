import {
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationTypeNode,
  parse,
  typeFromAST,
  visit,
} from 'graphql'
import { readStoredOperations } from '../../scripts/support/storedOperations'
import { globalId } from '../../gateway/testing/stubbed'
import { moment } from '../../gateway/testing/fixtures'

/** An operation of the web client with valid variables. */
export interface Operation {
  readonly id: string
  readonly name: string
  readonly kind: OperationTypeNode
  readonly variables: Readonly<Record<string, unknown>>
  /** A file is sent with it. */
  readonly upload: boolean
}

export async function clientOperations(schema: GraphQLSchema): Promise<Operation[]> {
  const stored = Object.entries(await readStoredOperations())
  return stored.map(([id, text]) => operationOf(schema, id, parse(text))).sort((a, b) => a.name.localeCompare(b.name))
}

function operationOf(schema: GraphQLSchema, id: string, document: DocumentNode): Operation {
  const operation = getOperationAST(document)
  if (!operation?.name) throw new Error(`${id} has no single operation`)
  const nodeTypes = typesOfNodes(schema, document)
  const variables: Record<string, unknown> = {}
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    if (defaultValue || type.kind !== Kind.NON_NULL_TYPE) continue
    const inputType = typeFromAST(schema, type)
    if (!isInputType(inputType)) throw new Error(`${name} is of no type that goes in`)
    variables[name] = valueOf(inputType, { field: name, input: operation.name.value, nodeType: nodeTypes.get(name) })
  }
  return {
    id,
    name: operation.name.value,
    kind: operation.operation,
    variables,
    upload: JSON.stringify(variables).includes(FILE_NAME),
  }
}

/** Type that an operation expects from `node` or `nodes`, by variable. */
function typesOfNodes(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const conditions = new Map<string, string>()
  const types = new Map<string, string>()
  visit(document, {
    FragmentDefinition({ name, typeCondition }) {
      conditions.set(name.value, typeCondition.name.value)
    },
  })
  visit(document, {
    Field({ name, arguments: args = [], selectionSet }) {
      const [argument] = args
      if (!['node', 'nodes'].includes(name.value) || argument?.value.kind !== Kind.VARIABLE) return
      for (const selection of selectionSet?.selections ?? []) {
        if (selection.kind === Kind.FIELD) continue
        const condition =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? conditions.get(selection.name.value)
            : selection.typeCondition?.name.value
        const type = schema.getType(condition ?? '')
        const object = isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type
        if (object) types.set(argument.value.name.value, object.name)
      }
    },
  })
  return types
}

/** Stands for the file in the variables of an upload. */
const FILE_NAME = 'boat.jpg'

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 0.5,
  Boolean: true,
  String: 'text',
  LocalDate: moment.slice(0, 10),
  HTML: '<p>text</p>',
  DateTime: moment,
  File: FILE_NAME,
}

interface Place {
  readonly field: string
  /** The input with the field, or the operation with the variable. */
  readonly input?: string
  readonly nodeType?: string | undefined
}

/** A value of a type, without optional fields. */
function valueOf(type: GraphQLInputType, place: Place): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, place)
  if (isListType(type)) return [valueOf(type.ofType, place)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type))
    return Object.fromEntries(
      needed.map((field) => [field.name, valueOf(field.type, { field: field.name, input: type.name })]),
    )
  }
  const { name } = getNamedType(type)
  if (name !== 'ID') return scalars[name]
  const idType = typeOfId(place)
  return globalId(idType, parts.includes(idType) ? '1.1' : 1)
}

/** Types whose ids name the object that they are a part of. */
const parts: readonly string[] = ['Person', 'Relation', 'Bond']

const typeByField: Readonly<Record<string, string>> = {
  lodgeAlbumId: 'LodgeAlbum',
  lodgeId: 'Lodge',
  moveToId: 'DebateCategory',
  categoryIds: 'DebateCategory',
  profileId: 'Profile',
  profileIds: 'Profile',
  earlierProfileId: 'Profile',
  mediaId: 'Picture',
  mediaIds: 'Picture',
  albumId: 'Album',
  entryId: 'GuestbookEntry',
  messageId: 'TextMessage',
  relationId: 'Relation',
  bondId: 'Bond',
  reportId: 'Report',
  countryId: 'Country',
  newsId: 'BreakingNews',
  orderId: 'Order',
  packageId: 'MembershipPackage',
  pictureId: 'Picture',
  videoId: 'Video',
  specialOfferId: 'SpecialOffer',
  personId: 'Person',
  keepPersonId: 'Person',
  kinkId: 'Kink',
  kinkIds: 'Kink',
  sessionId: 'Session',
  eventId: 'Event',
  signUpId: 'EventSignUp',
  ticketId: 'Ticket',
  intoId: 'StaffTicket',
}

/** The type that the `id` of an input or an operation's variable refers to: the first pattern that matches the name. */
const typeByInput: readonly (readonly [RegExp, string])[] = [
  [/DebateCategor/, 'DebateCategory'],
  [/DebateComment/, 'DebateComment'],
  [/Debate|Topic/, 'DebateEntry'],
  [/MeetupComment/, 'MeetupComment'],
  [/Meetup/, 'Meetup'],
  [/EventQuestion/, 'EventQuestion'],
  [/EventComment/, 'EventComment'],
  [/Event/, 'Event'],
  [/LodgeAlbum/, 'LodgeAlbum'],
  [/ReviewHidden/, 'Review'],
  [/Following|Hidden/, 'BlogAuthor'],
  [/BlogEntry|Curated|AddComment|LiveComments/, 'BlogEntry'],
  [/Comment/, 'BlogComment'],
  [/DeleteMessage/, 'TextMessage'],
  [/LodgeMemberNote/, 'LodgeMemberNote'],
  [/Lodge(|Visited)Input$/, 'Lodge'],
  [/Conversation|GroupChat|Typing|VideoCall/, 'Conversation'],
  [/(Take|Release|Answer|Forward|CloseStaff)Ticket|TicketNote|MergeTickets|Desk/, 'StaffTicket'],
  [/Ticket/, 'Ticket'],
  [/Case|Objection/, 'ReportCase'],
  [/Search/, 'SavedSearch'],
  [/Liked|Report/, 'Picture'],
  [/QuickScorAd/, 'QuickScorAd'],
  [/(Edit|End|Delete)NewsInput/, 'StaffNews'],
]

function typeOfId({ field, input = '', nodeType }: Place): string {
  const category = /Debate/.test(input) ? 'DebateCategory' : 'LodgeCategory'
  const type =
    nodeType ??
    (field === 'categoryId' ? category : undefined) ??
    (field === 'entryId' && /Contest/.test(input) ? 'ContestEntry' : typeByField[field]) ??
    typeByInput.find(([pattern]) => pattern.test(input))?.[1]
  if (!type) throw new Error(`Nobody knows whose id ${input}.${field} is`)
  return type
}
