import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { conversationPath } from '#shared/mail/conversationPath'
import { ConversationFace } from '#shared/mail/ConversationFace'
import { ShortTime } from '#shared/mail/ShortTime'
import { useLastLine } from '#shared/mail/useLastLine'
import { LodgePage } from '#shared/lodges/LodgePage'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useToday } from '#platform/session/useToday'
import { AppLink } from '#ui/links/AppLink'
import { Section } from '#ui/layout/Section'
import { Counter } from '#ui/Counter'
import { EmptyState } from '#ui/states/EmptyState'
import type { LodgeMailScreen_conversation$key } from './__generated__/LodgeMailScreen_conversation.graphql'
import type { LodgeMailScreenQuery } from './__generated__/LodgeMailScreenQuery.graphql'
import { Announce } from './Announce'
import classes from './LodgeMailScreen.module.css'

const query = graphql`
  query LodgeMailScreenQuery($legacyId: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      viewerCanSeeInside
      viewerCanAnnounce
      memberCount
      conversation {
        id
        ...LodgeMailScreen_conversation
      }
      ...LodgePage_lodge
    }
  }
`

const fragment = graphql`
  fragment LodgeMailScreen_conversation on Conversation {
    legacyId
    name
    unreadCount
    lastMessageAt
    writeRefusal
    ...ConversationFace_conversation
    ...useLastLine_conversation
  }
`

function Conversation({ conversation }: { conversation: LodgeMailScreen_conversation$key }) {
  const { t } = useTranslation('lodgeMembers')
  const data = useFragment(fragment, conversation)
  const today = useToday()
  const line = useLastLine(data)
  return (
    <div className={classes.conversation}>
      <ConversationFace conversation={data} />
      <div className={classes.words}>
        <p className={classes.name}>
          {data.name}
          {data.unreadCount > 0 && (
            <Counter value={data.unreadCount} label={t('mail.unread', { count: data.unreadCount })} />
          )}
        </p>
        <p className={classes.line}>{line ? line.text : t('mail.empty')}</p>
        {line && data.lastMessageAt && (
          <p className={classes.time}>
            <ShortTime at={data.lastMessageAt} now={today} />
          </p>
        )}
      </div>
      <Button component={AppLink} href={conversationPath(data.legacyId)} variant="default">
        {data.writeRefusal ? t('mail.read') : t('mail.open')}
      </Button>
    </div>
  )
}

/** The conversation of a lodge's members, and for its leaders the way to write to all of them. */
export function LodgeMailScreen() {
  const { t } = useTranslation(['lodgeMembers', 'lodge'])
  const { lodge } = useScreenQuery<LodgeMailScreenQuery>(query)
  const conversation = lodge?.conversation
  return (
    <LodgePage lodge={lodge} title={t('lodge:tabs.mail')} isFor={lodge?.viewerCanSeeInside ?? false}>
      {conversation ? (
        <>
          <Section title={t('mail.title')} note={t('mail.note')}>
            <Conversation conversation={conversation} />
          </Section>
          {lodge.viewerCanAnnounce && (
            <Section title={t('mail.announce')} note={t('mail.announceNote', { count: lodge.memberCount - 1 })}>
              <Announce conversationId={conversation.id} />
            </Section>
          )}
        </>
      ) : (
        <EmptyState title={t('mail.none')} text={t('mail.noneText')} icon={<IconMail size={26} stroke={1.5} />} />
      )}
    </LodgePage>
  )
}
