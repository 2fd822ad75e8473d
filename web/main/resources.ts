import type blogEntries from '#shared/blogs/locales/en-GB.json'
import type payments from '#shared/payments/locales/en-GB.json'
import type bonds from '#shared/bonds/locales/en-GB.json'
import type discretion from '#shared/discretion/locales/en-GB.json'
import type comments from '#shared/comments/locales/en-GB.json'
import type offline from '#shared/offline/locales/en-GB.json'
import type gatherings from '#shared/gatherings/locales/en-GB.json'
import type facts from '#shared/facts/locales/en-GB.json'
import type lodge from '#shared/lodges/locales/en-GB.json'
import type shell from '#platform/locales/en-GB.json'
import type members from '#shared/profiles/locales/en-GB.json'
import type news from '#features/news/locales/en-GB.json'
import type notifications from '#shared/notifications/locales/en-GB.json'
import type richText from '#shared/richText/locales/en-GB.json'
import type admin from '#features/admin/locales/en-GB.json'
import type account from '#features/account/locales/en-GB.json'
import type blogs from '#features/blogs/locales/en-GB.json'
import type contest from '#features/contest/locales/en-GB.json'
import type darkProfile from '#features/darkProfile/locales/en-GB.json'
import type debates from '#features/debates/locales/en-GB.json'
import type editProfile from '#features/editProfile/locales/en-GB.json'
import type events from '#features/events/locales/en-GB.json'
import type front from '#features/front/locales/en-GB.json'
import type kinks from '#features/kinks/locales/en-GB.json'
import type looks from '#features/looks/locales/en-GB.json'
import type lodges from '#features/lodges/locales/en-GB.json'
import type lodgeMedia from '#features/lodgeMedia/locales/en-GB.json'
import type lodgeMembers from '#features/lodgeMembers/locales/en-GB.json'
import type membership from '#features/membership/locales/en-GB.json'
import type mail from '#features/mail/locales/en-GB.json'
import type media from '#features/media/locales/en-GB.json'
import type meetups from '#features/meetups/locales/en-GB.json'
import type people from '#features/people/locales/en-GB.json'
import type profiles from '#features/profiles/locales/en-GB.json'
import type promotions from '#features/promotions/locales/en-GB.json'
import type reports from '#features/reports/locales/en-GB.json'
import type search from '#features/search/locales/en-GB.json'
import type site from '#features/site/locales/en-GB.json'
import type start from '#features/start/locales/en-GB.json'
import type staff from '#shared/staff/locales/en-GB.json'
import type support from '#features/support/locales/en-GB.json'
import type validation from '#features/validation/locales/en-GB.json'
import type common from '#platform/i18n/locales/en-GB/common.json'
import type time from '#platform/i18n/locales/en-GB/time.json'

/** The namespaces and their keys, typed by the English texts: one namespace an area. A test compares the locales. */
interface Resources {
  common: typeof common
  time: typeof time
  shell: typeof shell
  blogEntries: typeof blogEntries
  comments: typeof comments
  facts: typeof facts
  gatherings: typeof gatherings
  offline: typeof offline
  lodge: typeof lodge
  members: typeof members
  news: typeof news
  notifications: typeof notifications
  payments: typeof payments
  richText: typeof richText
  account: typeof account
  admin: typeof admin
  blogs: typeof blogs
  contest: typeof contest
  darkProfile: typeof darkProfile
  debates: typeof debates
  editProfile: typeof editProfile
  events: typeof events
  front: typeof front
  bonds: typeof bonds
  discretion: typeof discretion
  kinks: typeof kinks
  looks: typeof looks
  lodges: typeof lodges
  lodgeMedia: typeof lodgeMedia
  lodgeMembers: typeof lodgeMembers
  mail: typeof mail
  media: typeof media
  meetups: typeof meetups
  membership: typeof membership
  people: typeof people
  profiles: typeof profiles
  promotions: typeof promotions
  search: typeof search
  site: typeof site
  start: typeof start
  reports: typeof reports
  staff: typeof staff
  support: typeof support
  validation: typeof validation
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
