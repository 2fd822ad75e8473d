import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { MediaLightbox } from '#shared/media/lightbox/MediaLightbox'
import { MEDIUM_QUERY, mediumOf, mediumOver } from '#shared/media/mediaLinks'
import { tell } from '#platform/toasts/tell'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { mailPath, readMailFilter } from '../../listAddress'
import { mailDraft } from '../../mailDrafts'
import { useOutbox } from '../../outbox/useOutbox'
import { Composer } from '../composer/Composer'
import { useCloseIfOpen } from '../useCloseIfOpen'
import type { ConversationPane_conversation$key } from './__generated__/ConversationPane_conversation.graphql'
import { ConversationHead } from './ConversationHead'
import classes from './ConversationPane.module.css'
import { MessageList } from './MessageList'
import { useMessages } from '../messages/useMessages'
import { useTypers } from './useTypers'

const fragment = graphql`
  fragment ConversationPane_conversation on Conversation {
    id
    legacyId
    other {
      id
    }
    ...ConversationHead_conversation
    ...MessageList_conversation
    ...useMessages_conversation
    ...Composer_conversation
  }
`

interface ConversationPaneProps {
  conversation: ConversationPane_conversation$key
  actions?: readonly CardAction[]
}

/** An open conversation: head, messages and the form to write. It fills the height that it is given. */
export function ConversationPane({ conversation, actions = [] }: ConversationPaneProps) {
  const { t } = useTranslation('mail')
  const data = useFragment(fragment, conversation)
  const { id, legacyId } = data
  const [search] = useSearchParams()
  // The list beside the conversation keeps its filters while a picture is open.
  const address = mailPath(readMailFilter(search), legacyId)
  const outbox = useOutbox(`conversation ${id}`)
  const close = useCloseIfOpen(legacyId)
  const list = useMessages(data, {
    isSending: outbox.isSending,
    onGone: () => {
      // The words are the same for every reason, so that they do not reveal who blocked whom.
      tell(t('conversation.unavailable'))
      close()
    },
  })
  const last = list.messages.at(-1)
  const newest = last?.legacyId ?? 0
  const typers = useTypers(id, last?.author?.id, newest)

  const openable = list.messages.flatMap(({ media: items, isDeleted }) => (isDeleted ? [] : (items ?? [])))
  const asked = mediumOf(search)
  const openId = openable.some((item) => item.legacyId === asked) ? asked : null
  const isElsewhere = search.has(MEDIUM_QUERY) && openId === null
  const navigate = useNavigate()
  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true })
  }, [isElsewhere, address, navigate])

  return (
    <div className={classes.pane}>
      <ConversationHead conversation={data} typers={typers} actions={actions} />
      <MessageList key={list.failed ? 'failed' : 'fetched'} conversation={data} list={list} outbox={outbox} />
      <Composer
        conversation={data}
        draft={mailDraft(data)}
        onSend={(text, media) => outbox.send(text, media, newest)}
      />
      <MediaLightbox
        media={openable}
        openId={openId}
        hrefOf={(medium) => mediumOver(address, medium)}
        closeHref={address}
        likable={false}
      />
    </div>
  )
}
