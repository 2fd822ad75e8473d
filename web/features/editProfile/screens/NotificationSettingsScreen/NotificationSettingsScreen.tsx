import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { DeliveryRows } from '#shared/notifications/DeliveryRows'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { useSetNotificationDelivery } from '../../mutations/useSetNotificationDelivery'
import type {
  NotificationDelivery,
  NotificationSettingsScreenQuery,
  NotificationTopic,
} from './__generated__/NotificationSettingsScreenQuery.graphql'
import { PushNote } from './PushNote'

const query = graphql`
  query NotificationSettingsScreenQuery @preloadable {
    viewer {
      id
      notificationSettings {
        topic
        delivery
      }
    }
  }
`

/** Topics by subject, the most important ones first. */
const GROUPS = {
  mail: ['MAIL', 'GROUP_CHAT'],
  profile: [
    'VISIT',
    'FAVOURITE',
    'FAVOURITE_ONLINE',
    'LIKE',
    'GUESTBOOK_ENTRY',
    'RELATION_REQUEST',
    'ALBUM_REQUEST',
    // Of the dark sites: main ones have no settings for them.
    'BOND_REQUEST',
    'BOND_ACCEPTED',
    'BOND_ROLE_CHANGE',
    'BOND_DELETED',
  ],
  blogs: [
    'BLOG_COMMENT',
    'COMMENT_REPLY',
    'MENTION',
    'FOLLOWED_AUTHOR_ENTRY',
    'FOLLOWED_ENTRY_COMMENT',
    'NEW_FOLLOWER',
  ],
  lodges: [
    'DEBATE_COMMENT',
    'FOLLOWED_DEBATE_COMMENT',
    'MEETUP_COMMENT',
    'MEETUP_PLACE',
    'MEETUP_REMINDER',
    'MEETUP_CHANGED',
    'MEETUP_CANCELLED',
    'LODGE_REQUEST',
    'LODGE_REQUEST_APPROVED',
    'LODGE_REQUEST_DECLINED',
    'LODGE_INVITATION',
    'LODGE_ROLE',
    'LODGE_MEDIA_ACCEPTED',
    'LODGE_MEDIA_REJECTED',
  ],
  events: [
    'EVENT_PLACE',
    'EVENT_REMINDER',
    'EVENT_CHANGED',
    'EVENT_CANCELLED',
    'EVENT_ANSWER',
    'EVENT_COMMENT',
    'EVENT_QUESTION',
  ],
} as const satisfies Record<string, readonly NotificationTopic[]>

type Group = keyof typeof GROUPS

export function NotificationSettingsScreen() {
  const { t } = useTranslation(['editProfile', 'common'])
  const { viewer } = useScreenQuery<NotificationSettingsScreenQuery>(query)
  const [setDelivery] = useSetNotificationDelivery()
  const settings = viewer.notificationSettings
  const change = async (topic: NotificationTopic, delivery: readonly NotificationDelivery[]) => {
    await setDelivery(
      { input: { topic, delivery } },
      {
        optimisticResponse: {
          setNotificationDelivery: {
            userErrors: [],
            viewer: {
              id: viewer.id,
              notificationSettings: (settings ?? []).map((one) => (one.topic === topic ? { topic, delivery } : one)),
            },
          },
        },
      },
    )
  }
  return (
    <Page width="text">
      <PageTitle>{t('notifications.title')}</PageTitle>
      <PageHeader title={t('notifications.title')} intro={t('notifications.intro')} />
      <PushNote />
      {settings ? (
        (Object.keys(GROUPS) as Group[]).map((group) => (
          <Section key={group} title={t(`notifications.group.${group}`)}>
            <DeliveryRows
              rows={GROUPS[group].flatMap((topic) => {
                const delivery = settings.find((one) => one.topic === topic)?.delivery
                return delivery ? [{ topic, label: t(`notifications.topic.${topic}`), delivery }] : []
              })}
              onChange={change}
            />
          </Section>
        ))
      ) : (
        <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
      )}
    </Page>
  )
}
