import type { NotificationTopic } from '../../contract/enums'

/** Texts that notify an absent member of a topic. */
export interface NotificationText {
  /** For one event, where the name may be shown: `{{name}}`. */
  named: string
  /** For one event, where no name may be shown. */
  unnamed: string
  /** For one line of a mail that gathers several events: `{{count}}` of them, from `{{names}}`. */
  gathered: { one: string; other: string }
}

/** Texts of notifications that differ for couples. */
export type CoupleNotificationTexts = Partial<Record<NotificationTopic, Partial<NotificationText>>>

export interface NotificationTexts {
  topics: Record<NotificationTopic, NotificationText>
  /** Adds the number of people not named: `{{names}} and {{count}} more`. */
  andMore: string
}
