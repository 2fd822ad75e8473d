import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { profilePath } from '#shared/profiles/profilePath'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import type { ConversationMenu_profile$key } from './__generated__/ConversationMenu_profile.graphql'

const fragment = graphql`
  fragment ConversationMenu_profile on Profile {
    legacyId
    name
    ...useMemberActions_profile
  }
`

interface ConversationMenuProps {
  name: string
  items: readonly CardAction[]
}

export function ConversationMenu({ name, items }: ConversationMenuProps) {
  const { t } = useTranslation(['mail', 'common'])
  const gesture = useCardGesture(false)
  if (items.length === 0) return null
  return (
    <CardMenu
      facts={{ name, ages: [] }}
      actions={{ menuLabel: t('conversation.menu', { name }), closeLabel: t('common:close'), items }}
      gesture={gesture}
    />
  )
}

interface MemberMenuProps {
  profile: ConversationMenu_profile$key
  items: readonly CardAction[]
}

export function MemberMenu({ profile, items }: MemberMenuProps) {
  const { t } = useTranslation('mail')
  const navigate = useNavigate()
  const data = useFragment(fragment, profile)
  const { favourite, others, dialog } = useMemberActions(data)
  const visit: CardAction = {
    id: 'profile',
    label: t('conversation.profile'),
    icon: IconUser,
    onSelect: () => void navigate(profilePath(data.legacyId)),
  }
  return (
    <>
      <ConversationMenu name={data.name} items={[visit, favourite, ...items, ...others]} />
      {dialog}
    </>
  )
}
