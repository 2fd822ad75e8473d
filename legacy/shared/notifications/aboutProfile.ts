import { NotificationItemType } from '../../contract/enums'
import type { Subject } from './items'

/** A profile as the subject of a notification that only the dark sites show. */
export function aboutDarkProfile(profileId: number): Subject {
  return { itemType: NotificationItemType.DarkProfile, itemId: profileId }
}

/** A profile as the subject of a notification. */
export function aboutProfile(profileId: number): Subject {
  return { itemType: NotificationItemType.Profile, itemId: profileId }
}
