import { IconCalendarEvent, IconHome, IconUserOff, IconUsers, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#ui/Avatar'
import { Initial } from '#ui/Initial'
import { Logo } from '#ui/Logo'
import { Picture } from '#ui/Picture'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useSite } from '#platform/session/useSession'
import type { ConversationFace_conversation$key } from './__generated__/ConversationFace_conversation.graphql'
import type { ConversationFace_profile$key } from './__generated__/ConversationFace_profile.graphql'
import classes from './ConversationFace.module.css'

const profileFragment = graphql`
  fragment ConversationFace_profile on Profile {
    name
    isOnline
    picture {
      ...usePictureSource_picture
    }
  }
`

const fragment = graphql`
  fragment ConversationFace_conversation on Conversation {
    kind
    other {
      ...ConversationFace_profile
    }
    newestMembers {
      id
      ...ConversationFace_profile
    }
  }
`

type Size = 40 | 56

function Sign({ icon: Shape, size }: { icon: Icon; size: Size }) {
  return (
    <span className={classes.sign} style={{ width: size, height: size }}>
      <Shape size={size * 0.46} stroke={1.5} aria-hidden />
    </span>
  )
}

function OneFace({ profile, size }: { profile: ConversationFace_profile$key; size: Size }) {
  const { t } = useTranslation('shell')
  const { name, isOnline, picture } = useFragment(profileFragment, profile)
  const source = usePictureSource(picture)
  return <Avatar name={name} picture={source} size={size} onlineLabel={isOnline ? t('member.online') : undefined} />
}

function PartOfGroup({ profile, size }: { profile: ConversationFace_profile$key; size: Size }) {
  const { name, picture } = useFragment(profileFragment, profile)
  const source = usePictureSource(picture)
  return (
    <Picture
      className={classes.part}
      source={source}
      alt=""
      ratio="auto"
      sizes={`${size}px`}
      fallback={<Initial name={name} />}
    />
  )
}

interface ConversationFaceProps {
  conversation: ConversationFace_conversation$key
  size?: Size
}

/** The picture of a conversation: one face, the latest faces of a group, or the site's logo. */
export function ConversationFace({ conversation, size = 56 }: ConversationFaceProps) {
  const site = useSite()
  const { kind, other, newestMembers } = useFragment(fragment, conversation)
  if (kind === 'SYSTEM') {
    return (
      <span className={classes.site} style={{ width: size, height: size }} aria-hidden>
        <Logo site={site.isDark ? 'midnat' : 'nordlys'} name={site.name} markOnly size={size === 56 ? 'md' : 'sm'} />
      </span>
    )
  }
  if (kind === 'LODGE') return <Sign icon={IconHome} size={size} />
  if (kind === 'EVENT') return <Sign icon={IconCalendarEvent} size={size} />
  if (kind === 'GROUP_CHAT') {
    if (newestMembers.length === 0) return <Sign icon={IconUsers} size={size} />
    return (
      <span className={classes.group} data-faces={newestMembers.length} style={{ width: size, height: size }}>
        {newestMembers.map((member) => (
          <PartOfGroup key={member.id} profile={member} size={size} />
        ))}
      </span>
    )
  }
  return other ? <OneFace profile={other} size={size} /> : <Sign icon={IconUserOff} size={size} />
}
