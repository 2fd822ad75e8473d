import type { RouteObject } from 'react-router-dom'
import { profileListVariables } from '#shared/profiles/useProfileListView'
import { canBeGlobalId } from '#lib/globalId'
import { screen } from '#platform/routing/route'
import BirthdaysScreenQuery from './screens/BirthdaysScreen/__generated__/BirthdaysScreenQuery$parameters'
import BlacklistScreenQuery from './screens/BlacklistScreen/__generated__/BlacklistScreenQuery$parameters'
import GlossaryScreenQuery from './screens/GlossaryScreen/__generated__/GlossaryScreenQuery$parameters'
import NotesScreenQuery from './screens/NotesScreen/__generated__/NotesScreenQuery$parameters'
import { noteVariables } from './screens/NotesScreen/noteFilters'
import TagsScreenQuery from './screens/TagsScreen/__generated__/TagsScreenQuery$parameters'
import VisitorsScreenQuery from './screens/VisitorsScreen/__generated__/VisitorsScreenQuery$parameters'
import { visitRange } from './screens/VisitorsScreen/visitHours'

function tagOf(search: URLSearchParams): string | null {
  const tag = search.get('tag')
  return tag && canBeGlobalId(tag) ? tag : null
}

export const peopleRoutes: RouteObject[] = [
  screen({
    path: '/Visitors',
    texts: ['people', 'facts'],
    query: VisitorsScreenQuery,
    variables: ({ search, session }) => ({ range: visitRange(search), ...profileListVariables(session) }),
    component: async () => (await import('./screens/VisitorsScreen/VisitorsScreen')).VisitorsScreen,
  }),
  screen({
    path: '/Tags',
    texts: ['people', 'facts'],
    query: TagsScreenQuery,
    variables: ({ search, session }) => ({
      tag: tagOf(search),
      paying: session.viewer.isMember,
      ...profileListVariables(session),
    }),
    component: async () => (await import('./screens/TagsScreen/TagsScreen')).TagsScreen,
  }),
  screen({
    path: '/Blacklist',
    texts: ['people'],
    query: BlacklistScreenQuery,
    component: async () => (await import('./screens/BlacklistScreen/BlacklistScreen')).BlacklistScreen,
  }),
  screen({
    path: '/Birthdays',
    texts: ['people', 'facts'],
    query: BirthdaysScreenQuery,
    variables: ({ session }) => profileListVariables(session),
    component: async () => (await import('./screens/BirthdaysScreen/BirthdaysScreen')).BirthdaysScreen,
  }),
  screen({
    path: '/Notes',
    texts: ['people', 'members'],
    query: NotesScreenQuery,
    variables: ({ search }) => noteVariables(search),
    component: async () => (await import('./screens/NotesScreen/NotesScreen')).NotesScreen,
  }),
  screen({
    path: '/Glossary',
    texts: ['people'],
    query: GlossaryScreenQuery,
    component: async () => (await import('./screens/GlossaryScreen/GlossaryScreen')).GlossaryScreen,
  }),
]
