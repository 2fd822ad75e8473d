import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { conversationPath } from '#shared/mail/conversationPath'
import { profilePath } from '#shared/profiles/profilePath'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useViewer } from '#platform/session/useSession'
import { BrowserPart } from '#ui/layout/BrowserPart'
import { AppLink } from '#ui/links/AppLink'
import { Avatar } from '#ui/Avatar'
import { mailPath, readMailFilter } from '../../listAddress'
import { mailDraft, useKeepRecipient } from '../../mailDrafts'
import { useOutbox } from '../../outbox/useOutbox'
import { ComposerForm } from '../composer/ComposerForm'
import { MembersWrite } from '../composer/MembersWrite'
import type { NewConversationPane_profile$key } from './__generated__/NewConversationPane_profile.graphql'
import head from './ConversationHead.module.css'
import { MemberMenu } from './ConversationMenu'
import pane from './ConversationPane.module.css'
import classes from './MessageList.module.css'
import { PendingGroup } from './PendingGroup'

const fragment = graphql`
  fragment NewConversationPane_profile on Profile {
    id
    legacyId
    name
    isOnline
    picture {
      ...usePictureSource_picture
    }
    ...ConversationMenu_profile
  }
`

export function NewConversationPane({ profile }: { profile: NewConversationPane_profile$key }) {
  const { t } = useTranslation(['mail', 'shell'])
  const data = useFragment(fragment, profile)
  const { id, legacyId, name, isOnline } = data
  const viewer = useViewer()
  const keepRecipient = useKeepRecipient(data)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const picture = usePictureSource(data.picture)
  const outbox = useOutbox(
    `profile ${id}`,
    (conversation) => void navigate(conversationPath(conversation), { replace: true }),
  )
  return (
    <div className={pane.pane}>
      <header className={head.head}>
        <AppLink className={head.back} href={mailPath(readMailFilter(search))} aria-label={t('list.backToList')}>
          <IconChevronLeft size={24} stroke={1.75} aria-hidden />
        </AppLink>
        <AppLink className={head.who} href={profilePath(legacyId)}>
          <Avatar
            name={name}
            picture={picture}
            size={40}
            onlineLabel={isOnline ? t('shell:member.online') : undefined}
          />
          <span className={head.words}>
            <h1 className={head.name}>{name}</h1>
            <span className={head.state}>{isOnline ? t('conversation.online') : ''}</span>
          </span>
        </AppLink>
        <MemberMenu profile={data} items={[]} />
      </header>
      <div className={classes.place}>
        <div className={classes.scroller}>
          <div className={classes.frame}>
            {outbox.entries.length > 0 ? (
              <ol className={classes.rows}>
                <PendingGroup {...outbox} />
              </ol>
            ) : (
              <div className={classes.empty}>
                <Avatar name={name} picture={picture} size={96} />
                <p>{t('conversation.first', { name })}</p>
              </div>
            )}
          </div>
        </div>
      </div>
      {viewer.isMember && !viewer.isImpersonated ? (
        <BrowserPart height={64}>
          <ComposerForm
            draft={mailDraft({ id })}
            label={t('composer.label', { name })}
            onSend={outbox.send}
            onTyping={keepRecipient}
          />
        </BrowserPart>
      ) : (
        <MembersWrite />
      )}
    </div>
  )
}
