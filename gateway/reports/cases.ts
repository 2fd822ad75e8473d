import type { ReportCase } from '../../legacy/contract/reports'
import type { GatewayContext } from '../core/context'
import { RefusedError } from '../core/errors'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'

/** The status of a link that is not ours or has expired. */
const GONE = 410

const fieldNames = { caseId: 'id' }

/** A write about one case, which answers with the case. */
function change(context: GatewayContext, globalId: string, write: (caseId: number) => Promise<ReportCase>) {
  return mutate(context, async () => ({ case: await write(legacyIdOf(globalId, 'ReportCase')) }), fieldNames)
}

/** The desk of reports, and decisions as members read them. */
export const casesResolvers: Resolvers = {
  Query: {
    reportCase: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (caseId) => rest.Reports.GetCase({ query: { caseId } })),
    decision: async (_parent, { link }, { rest }) => {
      try {
        return await rest.Reports.GetDecision({ query: { link } })
      } catch (error) {
        if (error instanceof RefusedError && error.status === GONE) return null
        throw error
      }
    },
  },
  Viewer: {
    reportCases: (_viewer, { isDecided, itemType, isMine, ...args }, context) => {
      const filters = {
        decided: isDecided || undefined,
        itemType: itemType ?? undefined,
        mine: isMine || undefined,
      }
      return list(context, 'Reports.GetCases', { args, filters })
    },
    decisions: (_viewer, args, context) => list(context, 'Reports.GetMyDecisions', { args }),
  },
  ReportCase: {
    profileId: ({ profileId }) => (profileId === null ? null : toGlobalId('Profile', profileId)),
    reports: ({ id }, args, context) => list(context, 'Reports.GetCaseReports', { args, filters: { caseId: id } }),
    item: async ({ id, profileId }, _args, { rest }) => {
      const item = await rest.Reports.GetCaseItem({ query: { caseId: id } })
      return { ...item, ownerId: profileId }
    },
    member: ({ id, profileId }, _args, { rest }) =>
      profileId === null ? null : rest.Reports.GetCaseMember({ query: { caseId: id } }),
    memberCases: ({ profileId }, args, context) =>
      profileId === null ? null : list(context, 'Reports.GetCases', { args, filters: { profileId } }),
    templates: ({ id }, _args, { rest }) => rest.Reports.GetCaseTemplates({ query: { caseId: id } }),
  },
  CaseReport: {
    profileId: ({ reporterId }) => (reporterId === null ? null : toGlobalId('Profile', reporterId)),
  },
  ReportedItem: {
    // Media of an erased profile went with it.
    media: ({ media, ownerId }) => (ownerId === null ? [] : media.map((item) => Object.assign(item, { ownerId }))),
  },
  ReportedMember: { profileId: ({ profileId }) => toGlobalId('Profile', profileId) },
  Mutation: {
    takeCase: (_parent, { input: { id } }, context) =>
      change(context, id, (caseId) => context.rest.Reports.TakeCase({ body: { caseId } })),
    releaseCase: (_parent, { input: { id } }, context) =>
      change(context, id, (caseId) => context.rest.Reports.ReleaseCase({ body: { caseId } })),
    decideCase: (_parent, { input: { id, decision, ...more } }, context) =>
      change(context, id, (caseId) => context.rest.Reports.DecideCase({ body: { caseId, decision, ...given(more) } })),
    decideObjection: (_parent, { input: { id, outcome, reason } }, context) =>
      change(context, id, (caseId) => context.rest.Reports.DecideObjection({ body: { caseId, outcome, reason } })),
    objectToDecision: (_parent, { input }, context) =>
      mutate(context, async () => ({ decision: await context.rest.Reports.ObjectToDecision({ body: input }) })),
  },
}
