/** Flags whose names came before the rule; a new one says `is…`, `has…`, `viewerHas…` or `viewerCan…`. */
const flags = [
  'AccountSettings.emailConfirmed',
  'AccountSettings.showInBirthdays',
  'AccountSettings.showOnFrontPage',
  'AccountSettings.showPlace',
  'AlbumAccessMessage.deleted',
  'AlbumNotification.read',
  'BirthdayWishesMessage.deleted',
  'BlogAuthor.viewerFollows',
  'BlogAuthor.viewerHides',
  'BlogComment.deleted',
  'BlogDraft.commentsEnabled',
  'BlogDraft.dark',
  'BlogDraft.unpublishedChanges',
  'BlogEntry.commentsEnabled',
  'BlogEntry.curated',
  'BlogEntry.dark',
  'BlogEntry.unpublishedChanges',
  'BlogEntry.viewerFollows',
  'BlogEntry.viewerHides',
  'BlogNotification.read',
  'BlogsStartSection.hidden',
  'ChatRoomsStartSection.hidden',
  'Comment.deleted',
  'Commentable.commentsEnabled',
  'Conversation.otherAllowsVideoCalls',
  'Conversation.viewerAllowsVideoCalls',
  'ConversationMember.owner',
  'DebateComment.deleted',
  'DebateEntry.commentsEnabled',
  'DebateEntry.viewerFollows',
  'DebateNotification.read',
  'EventMessage.deleted',
  'Followable.viewerFollows',
  'GroupChatMessage.deleted',
  'GuestbookEntry.deletable',
  'Hideable.viewerHides',
  'Highlight.match',
  'LodgeMessage.deleted',
  'LodgeNotification.read',
  'LodgesStartSection.hidden',
  'LoungeMessage.deleted',
  'MatchesStartSection.hidden',
  'MediaNotification.read',
  'MediaStartSection.hidden',
  'MembershipExpiryMessage.deleted',
  'Message.deleted',
  'NameAvailability.available',
  'Notification.read',
  'PasswordResetLink.valid',
  'Preferences.hideHints',
  'Preferences.onboardingSeen',
  'Preferences.playSounds',
  'Preferences.reduceMotion',
  'Preferences.scrambleProfileLinks',
  'Preferences.showPopups',
  'Profile.member',
  'Profile.online',
  'Profile.validated',
  'ProfileNotification.read',
  'ProfilesStartSection.hidden',
  'ReceiptMessage.deleted',
  'Relation.requestedByOther',
  'SearchOptions.members',
  'SearchOptions.online',
  'SearchOptions.seekingMe',
  'SearchOptions.validated',
  'SearchOptions.withPicture',
  'SearchOptions.withVideo',
  'SearchResultEdge.promoted',
  'SearchTotal.more',
  'SendHeartbeatPayload.upToDate',
  'Session.current',
  'Session.rememberMe',
  'Site.dark',
  'Site.demo',
  'Site.disabledEvents',
  'Site.disabledLodges',
  'SiteHost.dark',
  'StartPage.condensedProfileView',
  'StartPage.customized',
  'StartSection.hidden',
  'SystemMessage.deleted',
  'TermsState.accepted',
  'TermsState.privacyConsent',
  'TextMessage.deleted',
  'VideoCallMessage.deleted',
  'VideoCallsMessage.deleted',
  'Viewer.emailConfirmed',
  'Viewer.forcedConsentMedia',
  'Viewer.forcedValidationPending',
  'Viewer.impersonated',
  'Viewer.member',
  'Viewer.needUpdateHeightAndWeight',
  'Viewer.requestPushPermission',
  'Viewer.showBirthdaySplash',
  'Viewer.stampIsValid',
  'Viewer.termsAccepted',
  'Visit.seen',
  'VisitsStartSection.hidden',
]

/** Numbers of what the graph has no type for yet, so that nothing but their page's address can name them. */
const numbers = ['EventMessage.eventLegacyId', 'ReceiptMessage.orderLegacyId']

/** Where an address leads in: their fields find an object by the number in it. */
const entrances = '/^(Query|Site|Viewer)$/'

const flagName = '/^(is|has|viewerIs|viewerHas|viewerCan)[A-Z]/'

/** @param {string} type @param {string} field */
function fieldOf(type, field) {
  return `[name.value=${type}] > FieldDefinition[name.value=${field}]`
}

/** @param {string} name such as `Type.field` */
function excepted(name) {
  const [type = '', field = ''] = name.split('.')
  return fieldOf(type, field)
}

const exceptedFlags = flags.map(excepted)
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
    selector: `:matches(ObjectTypeDefinition, InterfaceTypeDefinition) > FieldDefinition:not([name.value=${flagName}]):not(${exceptedFlags.join(', ')}):matches([gqlType.name.value=Boolean], [gqlType.gqlType.name.value=Boolean])`,
    message: 'Name a flag is…, has…, viewerIs…, viewerHas… or viewerCan….',
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
