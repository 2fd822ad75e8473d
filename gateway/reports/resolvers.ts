import { ReportItemType } from '../../legacy/contract/enums'
import { connection } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { itemOf } from '../core/globalIds'
import { mediaTypeOf } from '../core/mediaTypes'
import { type MessageTypeName, messageTypeNames, messageTypeOf } from '../core/messageTypes'
import { given, mutate, perform } from '../core/mutation'
import { loadOf } from '../core/node'
import type { Report, Reportable } from '../core/parents'
import type { Resolvers } from '../generated/resolvers'

const ofMessages = Object.fromEntries(messageTypeNames.map((name) => [name, ReportItemType.Message])) as Record<
  MessageTypeName,
  ReportItemType
>

/** How the REST calls name the types that can be reported. Areas add theirs. */
const itemTypes: Readonly<Record<Reportable['__typename'], ReportItemType>> = {
  Profile: ReportItemType.ProfileText,
  Picture: ReportItemType.Media,
  Video: ReportItemType.Media,
  GuestbookEntry: ReportItemType.GuestbookEntry,
  BlogEntry: ReportItemType.BlogEntry,
  BlogComment: ReportItemType.BlogComment,
  ...ofMessages,
}

const reportableTypes = Object.keys(itemTypes) as Reportable['__typename'][]

async function reportedItem({ itemType, itemId }: Report, context: GatewayContext): Promise<Reportable | null> {
  switch (itemType) {
    case ReportItemType.ProfileText:
      return loadOf('Profile', itemId, context)
    case ReportItemType.GuestbookEntry:
      return loadOf('GuestbookEntry', itemId, context)
    case ReportItemType.BlogEntry:
      return loadOf('BlogEntry', itemId, context)
    case ReportItemType.BlogComment:
      return loadOf('BlogComment', itemId, context)
    case ReportItemType.Media: {
      const medium = await context.loaders.media.load(itemId)
      return medium && { ...medium, __typename: mediaTypeOf(medium) }
    }
    case ReportItemType.Message: {
      const message = await context.loaders.messages.load(itemId)
      return message && { ...message, __typename: messageTypeOf(message) }
    }
  }
}

export const reportsResolvers: Resolvers = {
  Viewer: {
    reports: (_viewer, { open, ...args }, { rest }) => {
      const filters = { open: open ?? undefined }
      return connection({
        call: 'Reports.GetReports',
        args,
        filters,
        read: (page) => rest.Reports.GetReports({ query: { ...filters, ...page } }),
      })
    },
  },
  Reportable: { __resolveType: ({ __typename }) => __typename },
  Report: {
    item: (report, _args, context) => reportedItem(report, context),
    reportedProfile: ({ reportedProfileId: id }, _args, { loaders }) =>
      id === null ? null : loaders.profiles.load(id),
    reporter: ({ reporterId: id }, _args, { loaders }) => (id === null ? null : loaders.profiles.load(id)),
  },
  Mutation: {
    reportContent: (_parent, { input: { id, ...report } }, context) =>
      perform(
        context,
        () => {
          const item = itemOf(id, reportableTypes)
          const body = { itemType: itemTypes[item.type], itemId: item.id, ...given(report) }
          return context.rest.Reports.ReportContent({ body })
        },
        { itemType: 'id', itemId: 'id' },
      ),
    decideReport: (_parent, { input: { reportLegacyId, decision } }, context) =>
      mutate(
        context,
        async () => {
          const body = { reportId: reportLegacyId, decision }
          return { report: await context.rest.Reports.DecideReport({ body }) }
        },
        { reportId: 'reportLegacyId' },
      ),
  },
}
