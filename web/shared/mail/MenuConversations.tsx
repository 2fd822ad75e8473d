import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import { Counter } from '#ui/Counter'
import { TextLink } from '#ui/links/TextLink'
import { useToday } from '#platform/session/useToday'
import type { MenuConversations_conversation$key } from './__generated__/MenuConversations_conversation.graphql'
import type { MenuConversationsQuery } from './__generated__/MenuConversationsQuery.graphql'
import { ConversationFace } from './ConversationFace'
import { conversationPath } from './conversationPath'
import classes from './MenuConversations.module.css'
import { ShortTime } from './ShortTime'
import { useConversationName } from './useConversationName'
import { useLastLine } from './useLastLine'

const query = graphql`
  query MenuConversationsQuery {
    viewer {
      menuConversations(first: 8) {
        edges {
          node {
            id
            ...MenuConversations_conversation
          }
        }
      }
    }
  }
`

const fragment = graphql`
  fragment MenuConversations_conversation on Conversation {
    legacyId
    unreadCount
    lastMessageAt
    ...ConversationFace_conversation
    ...useConversationName_conversation
    ...useLastLine_conversation
  }
`

function Row({ conversation, now }: { conversation: MenuConversations_conversation$key; now: Date }) {
  const { t } = useTranslation('mail')
  const data = useFragment(fragment, conversation)
  const name = useConversationName(data)
  const line = useLastLine(data)
  const { legacyId, unreadCount, lastMessageAt } = data
  return (
    <li className={classes.row} data-unread={unreadCount > 0}>
      <ConversationFace conversation={data} size={40} />
      <div className={classes.words}>
        <p className={classes.head}>
          <AppLink href={conversationPath(legacyId)} className={classes.name}>
            {name}
          </AppLink>
          <ShortTime className={classes.time} at={lastMessageAt} now={now} />
        </p>
        <p className={classes.last}>
          <span className={classes.line}>{line?.text ?? t('list.nothingYet')}</span>
          <Counter value={unreadCount} label={t('list.unreadMessages', { count: unreadCount })} />
        </p>
      </div>
    </li>
  )
}

/** The latest conversations, for a panel of the top menu. */
export function MenuConversations() {
  const { t } = useTranslation(['mail', 'shell'])
  const now = useToday()
  // Shows cached data first, then refreshes it.
  const { menuConversations } = useLazyLoadQuery<MenuConversationsQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  ).viewer
  if (!menuConversations) return <p className={classes.quiet}>{t('shell:panel.failed')}</p>
  return (
    <>
      {menuConversations.edges.length === 0 ? (
        <p className={classes.quiet}>{t('menu.none')}</p>
      ) : (
        <ul className={classes.rows}>
          {menuConversations.edges.map(({ node }) => (
            <Row key={node.id} conversation={node} now={now} />
          ))}
        </ul>
      )}
      <TextLink standalone href={conversationPath()}>
        {t('menu.all')}
      </TextLink>
    </>
  )
}
