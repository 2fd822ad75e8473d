import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type { useLastLine_conversation$key } from './__generated__/useLastLine_conversation.graphql'
import { ABOUT_SOMEBODY, LAST_LINES } from './lastLines'

const fragment = graphql`
  fragment useLastLine_conversation on Conversation {
    kind
    otherReadUpTo
    lastMessage {
      legacyId
      type
      viewerIsAuthor
      isDeleted
      author {
        name
      }
      ... on TextMessage {
        text
        media {
          __typename
        }
      }
      ... on SystemMessage {
        text
      }
      ... on LoungeMessage {
        text
      }
      ... on EventMessage {
        text
      }
      ... on AlbumAccessMessage {
        albumName
      }
      ... on GroupChatMessage {
        name
        profile {
          legacyId
          name
        }
      }
      ... on LodgeMessage {
        text
        name
        profile {
          legacyId
          name
        }
      }
    }
  }
`

/** The last message of a conversation on one line. */
export interface LastLine {
  readonly text: string
  /** Whether all others have read it; null if the viewer did not write it. */
  readonly ownRead: boolean | null
}

/** Returns the last message or event of a conversation; null without one. */
export function useLastLine(conversation: useLastLine_conversation$key): LastLine | null {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const { kind, otherReadUpTo, lastMessage } = useFragment(fragment, conversation)
  if (!lastMessage) return null
  const { legacyId, type, viewerIsAuthor, isDeleted, author, media = [] } = lastMessage
  const line = LAST_LINES[type]

  const nameOf = (name: string | undefined, isViewer: boolean) =>
    isViewer ? t('list.you') : (name ?? t('list.somebody'))
  const words = () => {
    if (lastMessage.text?.trim()) return lastMessage.text.replaceAll(/\s+/g, ' ').trim()
    const videos = media.filter(({ __typename }) => __typename === 'Video').length
    if (videos === media.length) return t('list.videos', { count: videos })
    return videos === 0 ? t('list.pictures', { count: media.length }) : t('list.media', { count: media.length })
  }
  const isWritten = type === 'NORMAL' || type === 'VIDEO_MESSAGE'
  const ownRead = viewerIsAuthor && isWritten && !isDeleted ? otherReadUpTo >= legacyId : null

  if (line !== 'words' && !isDeleted) {
    const { profile } = lastMessage
    const who = ABOUT_SOMEBODY.has(type)
      ? nameOf(profile?.name, profile?.legacyId === viewer.legacyId)
      : nameOf(author?.name, viewerIsAuthor)
    const name = lastMessage.name ?? lastMessage.albumName ?? ''
    return { text: t(`list.lines.${line}`, { who, name }), ownRead }
  }
  const text = isDeleted ? t('list.takenBack') : words()
  if (viewerIsAuthor) return { text: t('list.said', { who: t('list.you'), text }), ownRead }
  const isShared = kind === 'GROUP_CHAT' || kind === 'LODGE' || kind === 'EVENT'
  return { text: isShared && author ? t('list.said', { who: author.name, text }) : text, ownRead }
}
