import { NotificationItemType } from '../../contract/enums'
import type { Subject } from './items'

/** A profile as the subject of a notification. */
export function aboutProfile(profileId: number): Subject {
  return { itemType: NotificationItemType.Profile, itemId: profileId }
}
