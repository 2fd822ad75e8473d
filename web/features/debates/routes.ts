import { lodgeRedirect } from '#shared/lodges/lodgeScreen'
import { createTopicPath, debateCategoryPath, editTopicPath, lodgePath, topicPath } from '#shared/lodges/paths'
import { lazyScreens } from '#platform/routing/route'

export const debatesRoutes = lazyScreens(
  [
    lodgePath(':id', 'Debate'),
    debateCategoryPath(':id', ':categoryId'),
    createTopicPath(':id'),
    topicPath(':id', ':topicId'),
    editTopicPath(':id', ':topicId'),
  ],
  lodgeRedirect,
  async () => (await import('./debateScreens')).debateScreens,
)
