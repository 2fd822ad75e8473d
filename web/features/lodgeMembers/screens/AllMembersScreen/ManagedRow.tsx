import {
  IconBan,
  IconCrown,
  IconHistory,
  IconNote,
  IconStar,
  IconStarOff,
  IconUserMinus,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { lodgeLogPath } from '#shared/lodges/paths'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { PersonRow } from '../../components/PersonRow'
import rows from '../../components/PersonRow.module.css'
import { useMemberLine } from '../../components/useMemberLine'
import { outranks } from '../../ranks'
import type { ManagedRow_edge$key } from './__generated__/ManagedRow_edge.graphql'
import type { ManagedRow_lodge$key } from './__generated__/ManagedRow_lodge.graphql'
import type { ManagedDialog } from './MemberDialogs'

const lodgeFragment = graphql`
  fragment ManagedRow_lodge on Lodge {
    legacyId
    viewerRole
    viewerCanBlockProfiles
    viewerCanSetAssistants
    viewerCanSetCoOwners
    viewerCanPassOwnership
  }
`

const edgeFragment = graphql`
  fragment ManagedRow_edge on LodgeMemberManagementEdge {
    noteCount
    latestNote {
      text
    }
    node {
      id
      role
      isVisible
      profile {
        id
        name
        ...PersonRow_profile
      }
      ...useMemberLine_membership
    }
  }
`

/** A member whom a leader does something with. */
export interface Managed {
  readonly membershipId: string
  readonly profileId: string
  readonly name: string
}

interface ManagedRowProps {
  lodge: ManagedRow_lodge$key
  edge: ManagedRow_edge$key
  onOpen: (dialog: ManagedDialog, member: Managed) => void
}

/** A member with the last note, and what the viewer's rank lets do with them. */
export function ManagedRow({ lodge, edge, onOpen }: ManagedRowProps) {
  const { t } = useTranslation(['lodgeMembers', 'common'])
  const navigate = useNavigate()
  const gesture = useCardGesture(false)
  const { legacyId, viewerRole, ...can } = useFragment(lodgeFragment, lodge)
  const { noteCount, latestNote, node } = useFragment(edgeFragment, edge)
  const line = useMemberLine(node)
  const { id, role, isVisible, profile } = node
  const { name } = profile
  const member: Managed = { membershipId: id, profileId: profile.id, name }
  const below = outranks(viewerRole, role)

  const action = (dialog: ManagedDialog, icon: Icon, danger = false): CardAction => ({
    id: dialog,
    label: t(`member.${dialog}`, { name }),
    icon,
    danger,
    onSelect: () => onOpen(dialog, member),
  })
  const items: CardAction[] = [
    action('notes', IconNote),
    {
      id: 'log',
      label: t('member.log', { name }),
      icon: IconHistory,
      onSelect: () => void navigate(lodgeLogPath(legacyId, profile.id)),
    },
    ...(below && can.viewerCanSetAssistants && role === 'MEMBER' ? [action('makeAssistant', IconStar)] : []),
    ...(below && can.viewerCanSetAssistants && role === 'ASSISTANT' ? [action('endAssistant', IconStarOff)] : []),
    ...(below && can.viewerCanSetCoOwners && role !== 'CO_OWNER' ? [action('makeCoOwner', IconUserShield)] : []),
    ...(below && can.viewerCanSetCoOwners && role === 'CO_OWNER' ? [action('endCoOwner', IconStarOff)] : []),
    ...(below && can.viewerCanPassOwnership ? [action('pass', IconCrown)] : []),
    ...(below ? [action('remove', IconUserMinus, true)] : []),
    ...(below && can.viewerCanBlockProfiles ? [action('block', IconBan, true)] : []),
  ]
  return (
    <PersonRow
      profile={profile}
      line={isVisible ? line : `${line} · ${t('members.hidden')}`}
      actions={
        <CardMenu
          facts={{ name, ages: [] }}
          actions={{ menuLabel: t('member.more', { name }), closeLabel: t('common:close'), items }}
          gesture={gesture}
        />
      }
    >
      {latestNote && (
        <button
          type="button"
          className={rows.note}
          aria-label={t('member.notes', { name })}
          onClick={() => onOpen('notes', member)}
        >
          <IconNote size={17} stroke={1.75} aria-hidden />
          <span>{noteCount > 1 ? `${latestNote.text} (${noteCount})` : latestNote.text}</span>
        </button>
      )}
    </PersonRow>
  )
}
