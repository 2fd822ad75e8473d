/** Options, named as the inputs that set them name them. */
const options = [
  'Preferences.hideHints',
  'Preferences.onboardingSeen',
  'Preferences.playSounds',
  'Preferences.reduceMotion',
  'Preferences.scrambleProfileLinks',
  'Preferences.showPopups',
  'SearchOptions.members',
  'SearchOptions.online',
  'SearchOptions.seekingMe',
  'SearchOptions.validated',
  'SearchOptions.withPicture',
  'SearchOptions.withVideo',
]

/** Numbers of what the graph has no type for yet, so that nothing but their page's address can name them. */
const numbers = ['EventMessage.eventLegacyId', 'ReceiptMessage.orderLegacyId']

/** Where an address leads in: their fields find an object by the number in it. */
const entrances = '/^(Query|Site|Viewer)$/'

const flagName = '/^(is|has|otherHas|viewerIs|viewerHas|viewerCan)[A-Z]/'

/** @param {string} type @param {string} field */
function fieldOf(type, field) {
  return `[name.value=${type}] > FieldDefinition[name.value=${field}]`
}

/** @param {string} name such as `Type.field` */
function excepted(name) {
  const [type = '', field = ''] = name.split('.')
  return fieldOf(type, field)
}

const exceptedOptions = options.map(excepted)
const exceptedNumbers = numbers.map(excepted)

/** A type of its own, in a list or not. */
const isInt = ['', '.gqlType', '.gqlType.gqlType', '.gqlType.gqlType.gqlType']
  .map((wrapped) => `[gqlType${wrapped}.name.value=Int]`)
  .join(', ')

/** Names of the graph, as selectors of what must not be there. */
export const namingRules = [
  {
    selector: 'EnumValueDefinition[name.value=NONE]',
    message: 'Say nothing by null instead of an enum member NONE.',
  },
  {
    selector: 'ScalarTypeDefinition[name.value=Date]',
    message: 'Call a day LocalDate and a moment DateTime.',
  },
  {
    selector: `:matches(ObjectTypeDefinition, InterfaceTypeDefinition) > FieldDefinition:not([name.value=${flagName}]):not(${exceptedOptions.join(', ')}):matches([gqlType.name.value=Boolean], [gqlType.gqlType.name.value=Boolean])`,
    message: 'Name a flag is…, has…, otherHas…, viewerIs…, viewerHas… or viewerCan….',
  },
  {
    selector: `FieldDefinition:not(${fieldOf('Viewer', 'notes')}) > InputValueDefinition[name.value=/^(sort|sortBy|sortOrder|sorting|orderBy)$/]`,
    message: 'Call the argument `order`.',
  },
  {
    selector:
      'ObjectTypeDefinition[name.value=/Payload$/]:not(:has(> FieldDefinition[name.value=userErrors])) > Name.name',
    message: 'A payload has `userErrors`.',
  },
  {
    selector:
      'ObjectTypeDefinition[name.value=/Connection$/]:not(:has(> FieldDefinition[name.value=nodes])) > Name.name',
    message: 'A connection has `nodes`.',
  },
  {
    selector: 'InputObjectTypeDefinition:not([name.value=/Input$/]) > Name.name',
    message: 'The name of an input type ends in Input.',
  },
  {
    selector:
      'ObjectTypeDefinition:not(:has(> NamedType.interfaces[name.value=Node])) > FieldDefinition[name.value=legacyId]',
    message: 'Only a Node has a `legacyId`.',
  },
  {
    selector: `:matches(FieldDefinition, InputValueDefinition)[name.value=/^(?!legacyId$)(id|ids|.+Ids?)$/]:not(${exceptedNumbers.join(', ')}):matches(${isInt})`,
    message: 'Name a thing by its global id, or give the object.',
  },
  {
    selector: `:not(ObjectTypeDefinition[name.value=${entrances}] > FieldDefinition) > InputValueDefinition[name.value=legacyId]`,
    message: 'Only a field of Query, Site or Viewer takes the number of an address.',
  },
]
