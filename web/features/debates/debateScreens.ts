import type { RouteObject } from 'react-router-dom'
import { commentsLayered } from '#shared/comments/commentLayers'
import { createTopicPath, debateCategoryPath, editTopicPath, lodgePath, topicPath } from '#shared/lodges/paths'
import { screen, type Navigation } from '#platform/routing/route'
import { debateNumbers, ORDERS, readOrder } from './address'
import CategoryScreenQuery from './screens/CategoryScreen/__generated__/CategoryScreenQuery$parameters'
import DebateScreenQuery from './screens/DebateScreen/__generated__/DebateScreenQuery$parameters'
import TopicScreenQuery from './screens/TopicScreen/__generated__/TopicScreenQuery$parameters'
import WriteTopicScreenQuery from './screens/WriteTopicScreen/__generated__/WriteTopicScreenQuery$parameters'

const texts = ['lodge', 'debates'] as const

const writing = {
  texts: [...texts, 'media', 'richText'],
  query: WriteTopicScreenQuery,
  variables: (navigation: Navigation) => {
    const { lodge, topic } = debateNumbers(navigation)
    return { lodge, topic, edits: topic > 0 && navigation.session.viewer.isMember }
  },
  component: async () => (await import('./screens/WriteTopicScreen/WriteTopicScreen')).WriteTopicScreen,
} as const

export const debateScreens: RouteObject[] = [
  screen({
    path: lodgePath(':id', 'Debate'),
    texts,
    query: DebateScreenQuery,
    variables: (navigation) => ({ lodge: debateNumbers(navigation).lodge }),
    component: async () => (await import('./screens/DebateScreen/DebateScreen')).DebateScreen,
  }),
  screen({
    path: debateCategoryPath(':id', ':categoryId'),
    texts,
    query: CategoryScreenQuery,
    variables: (navigation) => {
      const { lodge, category } = debateNumbers(navigation)
      return { lodge, category, order: ORDERS[readOrder(navigation.search)] }
    },
    component: async () => (await import('./screens/CategoryScreen/CategoryScreen')).CategoryScreen,
  }),
  screen({
    path: topicPath(':id', ':topicId'),
    texts: [...texts, 'comments', 'media', 'richText'],
    query: TopicScreenQuery,
    variables: (navigation) => {
      const { lodge, topic } = debateNumbers(navigation)
      return { lodge, topic, layered: commentsLayered() }
    },
    component: async () => (await import('./screens/TopicScreen/TopicScreen')).TopicScreen,
  }),
  screen({ ...writing, path: createTopicPath(':id') }),
  screen({ ...writing, path: editTopicPath(':id', ':topicId') }),
]
