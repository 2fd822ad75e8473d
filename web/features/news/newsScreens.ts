import type { RouteObject } from 'react-router-dom'
import { screen, type Navigation } from '#platform/routing/route'
import { NEWS_DESK } from '#shared/staff/deskPath'
import { createNewsPath, newsNumber, newsPath, readState } from './paths'
import NewsDeskScreenQuery from './screens/NewsDeskScreen/__generated__/NewsDeskScreenQuery$parameters'
import WriteNewsScreenQuery from './screens/WriteNewsScreen/__generated__/WriteNewsScreenQuery$parameters'

const writing = {
  texts: ['news', 'staff', 'gatherings', 'richText'],
  query: WriteNewsScreenQuery,
  variables: ({ params }: Navigation) => {
    const news = newsNumber(params.id)
    return { news, edits: news > 0 }
  },
  component: async () => (await import('./screens/WriteNewsScreen/WriteNewsScreen')).WriteNewsScreen,
} as const

export const newsScreens: RouteObject[] = [
  screen({
    path: NEWS_DESK,
    texts: ['news', 'staff'],
    query: NewsDeskScreenQuery,
    variables: ({ search }) => ({ state: readState(search) }),
    component: async () => (await import('./screens/NewsDeskScreen/NewsDeskScreen')).NewsDeskScreen,
  }),
  screen({ ...writing, path: createNewsPath(':kind') }),
  screen({ ...writing, path: newsPath(':id') }),
]
