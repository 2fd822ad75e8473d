import { pageOf, type Handlers } from '../core/handler'
import { newsForStaff, newsItem } from './desk'
import { addBreakingNewsView, newsTicker, unseenBreakingNews } from './running'
import { createNews, deleteNews, endNews, updateNews } from './save'

export const newsHandlers = {
  'BreakingNews.BreakingNews': (deps, { viewer }) => unseenBreakingNews(deps, viewer),
  'BreakingNews.AddBreakingNewsView': async (deps, { viewer, body }) => {
    await addBreakingNewsView(deps, viewer, body.id)
    return {}
  },
  'Common.GetNewsTickerText': (deps, { viewer }) => newsTicker(deps, viewer),

  'NewsDesk.GetNews': (deps, { viewer, query }) => newsForStaff(deps, viewer, query, pageOf(query)),
  'NewsDesk.GetNewsItem': (deps, { viewer, query }) => newsItem(deps, viewer, query.newsId),
  'NewsDesk.CreateNews': (deps, { viewer, body }) => createNews(deps, viewer, body),
  'NewsDesk.UpdateNews': (deps, { viewer, body }) => updateNews(deps, viewer, body),
  'NewsDesk.EndNews': (deps, { viewer, body }) => endNews(deps, viewer, body.newsId),
  'NewsDesk.DeleteNews': async (deps, { viewer, body }) => {
    await deleteNews(deps, viewer, body.newsId)
    return {}
  },
} satisfies Partial<Handlers>
