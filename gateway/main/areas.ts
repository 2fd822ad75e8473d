import { account } from '../account/area'
import { admin } from '../admin/area'
import { blogs } from '../blogs/area'
import { bonds } from '../bonds/area'
import { comments } from '../comments/area'
import { contest } from '../contest/area'
import { darkProfile } from '../darkProfile/area'
import { debates } from '../debates/area'
import { editProfile } from '../editProfile/area'
import { emojis } from '../emojis/area'
import { events } from '../events/area'
import { kinks } from '../kinks/area'
import { live } from '../live/area'
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
import { quickScor } from '../quickScor/area'
import { reports } from '../reports/area'
import { search } from '../search/area'
import { site } from '../site/area'
import { start } from '../start/area'
import { support } from '../support/area'
import { validation } from '../validation/area'
import { buildSchema } from '../core/schema/schema'
import { readTypeDefs } from '../core/schema/typeDefs'

/** Every area of the product. New areas are added here and nowhere else. */
const areas = [
  account,
  admin,
  blogs,
  bonds,
  comments,
  contest,
  darkProfile,
  debates,
  editProfile,
  emojis,
  events,
  kinks,
  live,
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
  quickScor,
  reports,
  search,
  site,
  start,
  support,
  validation,
]

/** The SDL of all areas, for tools that need no resolvers. */
export const createTypeDefs = () => readTypeDefs(areas)

/** The executable schema of all areas. */
export const createSchema = () => buildSchema(areas)
