import graphql from '@graphql-eslint/eslint-plugin'
import { namingRules } from './namingRules.js'

/** What the printed graph has to be like: GraphQL as it is meant to be written, and what Relay expects of a server. */
const { 'flat/schema-recommended': recommended, 'flat/schema-relay': relay } = graphql.configs

/** Values, answers and events: they are part of what has an id, or gone with the answer. Everything else is a `Node`. */
const typesWithoutId = [
  'AccountSettings',
  'AlbumPermission',
  'Area',
  'BlockedProfile',
  'BlogBan',
  'BlogTagCount',
  'BlogTagsAndAuthors',
  'BuyMembershipDialog',
  'Change',
  'CommentsChange',
  'CommunityNews',
  'Preferences',
  'ContentTokens',
  'ConversationMember',
  'Correspondence',
  'DarkPersonRole',
  'DataExport',
  'DeletedLodge',
  'EditablePerson',
  'EditableProfile',
  'Highlight',
  'Hint',
  'Impersonation',
  'KinkItem',
  'KinksWithBlogTags',
  'LandingPage',
  'LandingPageLink',
  'LegalPage',
  'LiveConversation',
  'LiveCounts',
  'LiveMessage',
  'LiveNews',
  'LiveResync',
  'LiveTyping',
  'LodgeBan',
  'LodgeNotificationSettings',
  'LodgeTagCount',
  'LodgeTopicSetting',
  'LodgesNotificationSettings',
  'Match',
  'MatchSettings',
  'MeetupDay',
  'MeetupGenderCount',
  'MeetupMonth',
  'Mention',
  'Money',
  'NameAvailability',
  'NewsTicker',
  'Note',
  'NotificationCounts',
  'NotificationSetting',
  'OwnPerson',
  'PageInfo',
  'PasswordResetLink',
  'PersonFacts',
  'PersonFilter',
  'ProfileKink',
  'Rating',
  'Review',
  'SavedBlogEntry',
  'SavedDebateEntry',
  'SearchOptions',
  'SearchTotal',
  'SiteHost',
  'StartPage',
  'TermsState',
  'Visit',
  'WaitingKink',
]

const described = {
  types: true,
  DirectiveDefinition: true,
  EnumValueDefinition: true,
  FieldDefinition: true,
  InputValueDefinition: true,
}

export default [
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    rules: {
      ...recommended.rules,
      ...relay.rules,
      'no-restricted-syntax': ['error', ...namingRules],
      '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/require-description': ['error', described],
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { suffixes: ['Error', 'Connection', 'Edge', 'Payload'], types: typesWithoutId } },
      ],
      // Rows of the start page go on, and not back.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Lists that are short by nature are given whole; and an item that is no node is known by its edge.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
      // `Visit.visitedAt`, `Report.reporter` are words, and no prefixes.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
]
