import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconVideoPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { lodgePath } from '#shared/lodges/paths'
import { ConversationFace } from '#shared/mail/ConversationFace'
import { useConversationName } from '#shared/mail/useConversationName'
import { profilePath } from '#shared/profiles/profilePath'
import { useSite } from '#platform/session/useSession'
import { AppLink } from '#ui/links/AppLink'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { mailPath, readMailFilter } from '../../listAddress'
import type { ConversationHead_conversation$key } from './__generated__/ConversationHead_conversation.graphql'
import classes from './ConversationHead.module.css'
import { ConversationMenu, MemberMenu } from './ConversationMenu'
import { useVideoCalls } from './useVideoCalls'

const fragment = graphql`
  fragment ConversationHead_conversation on Conversation {
    kind
    memberCount
    other {
      legacyId
      online
      ...ConversationMenu_profile
    }
    lodge {
      legacyId
    }
    ...ConversationFace_conversation
    ...useConversationName_conversation
    ...useVideoCalls_conversation
  }
`

interface ConversationHeadProps {
  conversation: ConversationHead_conversation$key
  typers: readonly string[]
  actions: readonly CardAction[]
}

export function ConversationHead({ conversation, typers, actions }: ConversationHeadProps) {
  const { t } = useTranslation('mail')
  const data = useFragment(fragment, conversation)
  const { kind, memberCount, other, lodge } = data
  const name = useConversationName(data)
  const calls = useVideoCalls(data)
  const { disabledLodges } = useSite()
  const [search] = useSearchParams()
  const state = () => {
    if (typers.length > 1) return t('conversation.typingMany')
    if (typers[0] !== undefined) return t('conversation.typing', { name: typers[0] })
    if (kind === 'GROUP_CHAT' || kind === 'LODGE') return t('groups.count', { count: memberCount })
    return other?.online ? t('conversation.online') : ''
  }
  const words = (
    <>
      <ConversationFace conversation={data} size={40} />
      <span className={classes.words}>
        <h1 className={classes.name}>{name}</h1>
        <span className={classes.state} data-typing={typers.length > 0}>
          {state()}
        </span>
      </span>
    </>
  )
  const path = other ? profilePath(other.legacyId) : lodge && !disabledLodges && lodgePath(lodge.legacyId)
  const items = [...calls.items, ...actions]
  return (
    <header className={classes.head}>
      <AppLink className={classes.back} href={mailPath(readMailFilter(search))} aria-label={t('list.backToList')}>
        <IconChevronLeft size={24} stroke={1.75} aria-hidden />
      </AppLink>
      {path ? (
        <AppLink className={classes.who} href={path}>
          {words}
        </AppLink>
      ) : (
        <div className={classes.who}>{words}</div>
      )}
      {calls.ask && (
        <ActionIcon aria-label={t('conversation.askForCall', { name })} disabled={calls.busy} onClick={calls.ask}>
          <IconVideoPlus size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {other ? <MemberMenu profile={other} items={items} /> : <ConversationMenu name={name} items={items} />}
    </header>
  )
}
