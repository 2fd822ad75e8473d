import type { NotificationTopic } from '../../contract/enums'

/** How members are told of a topic when they are away. */
export interface NotificationText {
  /** Of one thing, where the name may be said: `{{name}}`. */
  named: string
  /** Of one thing, where no name may be said. */
  unnamed: string
  /** A line of a mail that gathers several: `{{count}}` of them, from `{{names}}`. */
  gathered: { one: string; other: string }
}

/** What notices say to a couple in other words. */
export type CoupleNotificationTexts = Partial<Record<NotificationTopic, Partial<NotificationText>>>

/** The notices of one language. */
export interface NotificationTexts {
  topics: Record<NotificationTopic, NotificationText>
  /** Stands for those who are not named: `{{names}} and {{count}} more`. */
  andMore: string
}
