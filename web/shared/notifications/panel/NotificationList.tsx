import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { ConnectionHandler } from 'relay-runtime'
import { useLiveEvents } from '#platform/live/liveEvents'
import { useViewer } from '#platform/session/useSession'
import type { NotificationList_viewer$key } from './__generated__/NotificationList_viewer.graphql'
import type { NotificationListPaginationQuery } from './__generated__/NotificationListPaginationQuery.graphql'
import type { NotificationListQuery, NotificationTab } from './__generated__/NotificationListQuery.graphql'
import { MarkAllRead } from './MarkAllRead'
import { NewsRows } from './NewsRows'
import { NotificationRow } from './NotificationRow'
import classes from './NotificationsPanelBody.module.css'
import { useMarkNotificationsRead } from './useMarkNotificationsRead'

const query = graphql`
  query NotificationListQuery($tab: NotificationTab!, $community: Boolean!) {
    viewer {
      ...NotificationList_viewer @arguments(tab: $tab)
      communityNews @include(if: $community) {
        ...NewsRows_news
      }
    }
  }
`

const fragment = graphql`
  fragment NotificationList_viewer on Viewer
  @argumentDefinitions(
    tab: { type: "NotificationTab!" }
    count: { type: "Int", defaultValue: 12 }
    cursor: { type: "String" }
  )
  @refetchable(queryName: "NotificationListPaginationQuery") {
    notifications(tab: $tab, first: $count, after: $cursor)
      @connection(key: "NotificationList_notifications", filters: ["tab"]) {
      edges {
        node {
          id
          isRead
          ...NotificationRow_notification
        }
      }
    }
  }
`

const KEY = 'NotificationList_notifications'

const COMMUNITY = new Set([
  'BlogNotification',
  'DebateNotification',
  'EventNotification',
  'LodgeNotification',
  'MeetupNotification',
])

/** The tab of a notification type, besides the tab for everything. */
const tabOf = (typename: string): NotificationTab => (COMMUNITY.has(typename) ? 'COMMUNITY' : 'PROFILE')

/** Notifications, latest first; new ones appear at the top while the list is open. */
export function NotificationList({ tab }: { tab: NotificationTab }) {
  const { t } = useTranslation('notifications')
  const { id: viewerId } = useViewer()
  const now = useToday()
  const { viewer } = useLazyLoadQuery<NotificationListQuery>(
    query,
    { tab, community: tab === 'COMMUNITY' },
    { fetchPolicy: 'store-and-network' },
  )
  const { data, ...paging } = usePaginationFragment<NotificationListPaginationQuery, NotificationList_viewer$key>(
    fragment,
    viewer,
  )
  const markRead = useMarkNotificationsRead()

  useLiveEvents((event, changeStore) => {
    if (event.__typename !== 'LiveNews' || !event.notification) return
    const { id, __typename } = event.notification
    if (tab !== 'ALL' && tab !== tabOf(__typename)) return
    changeStore((store, record) => {
      const node = record.getLinkedRecord('notification')
      const self = store.get(viewerId)
      const list = self && ConnectionHandler.getConnection(self, KEY, { tab })
      if (!list || !node) return
      // A repeated notification moves to the top.
      ConnectionHandler.deleteNode(list, id)
      ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, node, 'NotificationEdge'))
    })
  })

  const edges = data.notifications?.edges
  const unread = edges?.flatMap(({ node }) => (node.isRead ? [] : node.id)) ?? []
  return (
    <>
      <MarkAllRead any={unread.length > 0} onMark={() => void markRead(unread, tab)} />
      <NewsRows tab={tab} news={viewer.communityNews} />
      <PaginatedList
        compact
        paging={paging}
        items={edges}
        pageSize={20}
        className={classes.list}
        empty={<p className={classes.state}>{t(`empty.${tab}`)}</p>}
        renderItem={({ node }) => (
          <NotificationRow key={node.id} notification={node} now={now} onRead={(id) => void markRead([id])} />
        )}
      />
    </>
  )
}
