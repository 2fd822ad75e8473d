import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { DECISION, DECISIONS, REPORT_DESK } from '#shared/staff/deskPath'
import { caseVariables } from './caseFilter'
import DecisionScreenQuery from './screens/DecisionsScreen/__generated__/DecisionScreenQuery$parameters'
import DecisionsScreenQuery from './screens/DecisionsScreen/__generated__/DecisionsScreenQuery$parameters'
import ReportDeskScreenQuery from './screens/ReportDeskScreen/__generated__/ReportDeskScreenQuery$parameters'

export const reportScreens: RouteObject[] = [
  screen({
    path: `${REPORT_DESK}/:caseId?`,
    texts: ['reports', 'staff', 'media'],
    query: ReportDeskScreenQuery,
    variables: caseVariables,
    component: async () => (await import('./screens/ReportDeskScreen/ReportDeskScreen')).ReportDeskScreen,
  }),
  screen({
    path: DECISIONS,
    texts: ['reports'],
    query: DecisionsScreenQuery,
    component: async () => (await import('./screens/DecisionsScreen/DecisionsScreen')).DecisionsScreen,
  }),
  screen({
    path: DECISION,
    texts: ['reports'],
    query: DecisionScreenQuery,
    variables: ({ search }) => ({ link: search.get('q')?.slice(0, 200) ?? '' }),
    component: async () => (await import('./screens/DecisionsScreen/DecisionScreen')).DecisionScreen,
  }),
]
