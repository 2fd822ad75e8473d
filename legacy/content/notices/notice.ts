import type { NotificationTopic } from '../../contract/enums'

export interface NotificationText {
  /** For one event whose name may be shown: `{{name}}`. */
  named: string
  /** For one event whose name may not be shown. */
  unnamed: string
  /** For one line of a mail that gathers several events: `{{count}}` of them, from `{{names}}`. */
  gathered: { one: string; other: string }
}

export type CoupleNotificationTexts = Partial<Record<NotificationTopic, Partial<NotificationText>>>

export interface NotificationTexts {
  topics: Record<NotificationTopic, NotificationText>
  /** Adds the number of people not named: `{{names}} and {{count}} more`. */
  andMore: string
}
