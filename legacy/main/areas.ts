import { account } from '../account/area'
import { admin } from '../admin/area'
import { blogs } from '../blogs/area'
import { bonds } from '../bonds/area'
import { contest } from '../contest/area'
import type { Handlers } from '../core/handler'
import { eventStreamRoutes } from '../core/http/eventStream'
import { removeDeadJobs, type Tasks } from '../core/jobs'
import { darkProfile } from '../darkProfile/area'
import { debates } from '../debates/area'
import { editProfile } from '../editProfile/area'
import { emojis } from '../emojis/area'
import { events } from '../events/area'
import { kinks } from '../kinks/area'
import { lodgeMedia } from '../lodgeMedia/area'
import { lodgeMembers } from '../lodgeMembers/area'
import { lodges } from '../lodges/area'
import { looks } from '../looks/area'
import { mail } from '../mail/area'
import { media } from '../media/area'
import { meetups } from '../meetups/area'
import { membership } from '../membership/area'
import { news } from '../news/area'
import { notifications } from '../notifications/area'
import { payments } from '../payments/area'
import { profiles } from '../profiles/area'
import { promotions } from '../promotions/area'
import { quickScor } from '../quickScor/area'
import { reports } from '../reports/area'
import { search } from '../search/area'
import { registerAreas } from '../shared/area/area'
import { site } from '../site/area'
import { start } from '../start/area'
import { support } from '../support/area'
import { validation } from '../validation/area'

registerAreas([
  account,
  admin,
  blogs,
  bonds,
  contest,
  darkProfile,
  debates,
  editProfile,
  emojis,
  events,
  kinks,
  lodgeMedia,
  lodgeMembers,
  lodges,
  looks,
  mail,
  media,
  meetups,
  membership,
  news,
  notifications,
  payments,
  profiles,
  promotions,
  quickScor,
  reports,
  search,
  site,
  start,
  support,
  validation,
])

export const handlers = {
  ...account.handlers,
  ...admin.handlers,
  ...blogs.handlers,
  ...bonds.handlers,
  ...contest.handlers,
  ...darkProfile.handlers,
  ...debates.handlers,
  ...editProfile.handlers,
  ...emojis.handlers,
  ...events.handlers,
  ...kinks.handlers,
  ...lodgeMedia.handlers,
  ...lodgeMembers.handlers,
  ...lodges.handlers,
  ...looks.handlers,
  ...mail.handlers,
  ...media.handlers,
  ...meetups.handlers,
  ...membership.handlers,
  ...news.handlers,
  ...notifications.handlers,
  ...payments.handlers,
  ...profiles.handlers,
  ...promotions.handlers,
  ...quickScor.handlers,
  ...reports.handlers,
  ...search.handlers,
  ...site.handlers,
  ...start.handlers,
  ...support.handlers,
  ...validation.handlers,
} satisfies Handlers

/** Every task of the job queue, except those of the demo community. */
export const tasks = {
  ...account.tasks,
  ...blogs.tasks,
  ...contest.tasks,
  ...debates.tasks,
  ...events.tasks,
  ...kinks.tasks,
  ...lodgeMembers.tasks,
  ...lodges.tasks,
  ...mail.tasks,
  ...media.tasks,
  ...meetups.tasks,
  ...notifications.tasks,
  ...payments.tasks,
  ...promotions.tasks,
  ...quickScor.tasks,
  ...reports.tasks,
  ...search.tasks,
  ...support.tasks,
  ...validation.tasks,
  removeDeadJobs,
} satisfies Omit<Tasks, 'drawDemoPicture' | 'keepDemoOnline'>

/** Routes besides the calls. */
export const plainRoutes = [
  eventStreamRoutes,
  ...account.routes,
  ...events.routes,
  ...media.routes,
  ...meetups.routes,
  ...notifications.routes,
  ...payments.routes,
  ...support.routes,
]
