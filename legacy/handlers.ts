import { accountHandlers } from './account/handlers'
import { adminHandlers } from './admin/handlers'
import { blogsHandlers } from './blogs/handlers'
import type { Handlers } from './core/handler'
import { editProfileHandlers } from './editProfile/handlers'
import { emojisHandlers } from './emojis/handlers'
import { mailHandlers } from './mail/handlers'
import { mediaHandlers } from './media/handlers'
import { membershipHandlers } from './membership/handlers'
import { deliveryHandlers } from './notifications/delivery/handlers'
import { notificationsHandlers } from './notifications/handlers'
import { profilesHandlers } from './profiles/handlers'
import { reportsHandlers } from './reports/handlers'
import { searchHandlers } from './search/handlers'
import { siteHandlers } from './site/handlers'
import { startHandlers } from './start/handlers'

/** Every call's handler. */
export const handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...blogsHandlers,
  ...editProfileHandlers,
  ...emojisHandlers,
  ...mailHandlers,
  ...mediaHandlers,
  ...membershipHandlers,
  ...deliveryHandlers,
  ...notificationsHandlers,
  ...profilesHandlers,
  ...reportsHandlers,
  ...searchHandlers,
  ...siteHandlers,
  ...startHandlers,
} satisfies Handlers
