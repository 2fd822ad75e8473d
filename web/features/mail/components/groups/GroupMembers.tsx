import { ActionIcon } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useViewer } from '#platform/session/useSession'
import { Avatar } from '#ui/Avatar'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useRemoveFromGroupChat } from '../../mutations/useRemoveFromGroupChat'
import type { GroupMembers_conversation$key } from './__generated__/GroupMembers_conversation.graphql'
import type { GroupMembers_member$key } from './__generated__/GroupMembers_member.graphql'
import classes from './groups.module.css'

const fragment = graphql`
  fragment GroupMembers_conversation on Conversation {
    members(first: 50) {
      edges {
        node {
          profile {
            id
          }
          ...GroupMembers_member
        }
      }
    }
  }
`

const memberFragment = graphql`
  fragment GroupMembers_member on ConversationMember {
    isOwner
    profile {
      id
      legacyId
      name
      isOnline
      picture {
        ...usePictureSource_picture
      }
      ...ProfileLink_profile
    }
  }
`

interface MemberRowProps {
  member: GroupMembers_member$key
  /** Set for viewers who may remove others. */
  onRemove?: (member: { id: string; name: string }) => void
}

function MemberRow({ member, onRemove }: MemberRowProps) {
  const { t } = useTranslation(['mail', 'shell'])
  const viewer = useViewer()
  const { isOwner, profile } = useFragment(memberFragment, member)
  const picture = usePictureSource(profile.picture)
  const { id, legacyId, name, isOnline } = profile
  const isSelf = legacyId === viewer.legacyId
  return (
    <li className={classes.member}>
      <Avatar name={name} picture={picture} size={40} onlineLabel={isOnline ? t('shell:member.online') : undefined} />
      <div className={classes.words}>
        <ProfileLink profile={profile} />
        {(isOwner || isSelf) && (
          <p className={classes.role}>
            {[isSelf && t('groups.self'), isOwner && t('groups.owner')].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {onRemove && !isSelf && (
        <ActionIcon aria-label={t('groups.remove', { name })} onClick={() => onRemove({ id, name })}>
          <IconUserMinus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

interface GroupMembersProps {
  conversation: GroupMembers_conversation$key
  groupId: string
  /** The viewer may remove others. */
  isOwner?: boolean
}

export function GroupMembers({ conversation, groupId, isOwner = false }: GroupMembersProps) {
  const { t } = useTranslation(['mail', 'common'])
  const { members } = useFragment(fragment, conversation)
  const [remove, busy] = useRemoveFromGroupChat()
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  const confirm = async () => {
    if (!asked) return
    await remove(groupId, asked.id)
    setAsked(null)
  }
  if (!members) return <p className={classes.quiet}>{t('groups.failed')}</p>
  return (
    <>
      <ul className={classes.members} aria-label={t('groups.members')}>
        {members.edges.map(({ node }) => (
          <MemberRow key={node.profile.id} member={node} onRemove={isOwner ? setAsked : undefined} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          opened
          title={t('groups.removeTitle', asked)}
          message={t('groups.removeText', asked)}
          confirmLabel={t('groups.removeConfirm')}
          danger
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
