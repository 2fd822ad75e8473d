import { ActionIcon, Button } from '@mantine/core'
import {
  IconGift,
  IconHeart,
  IconHeartHandshake,
  IconLink,
  IconMail,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconUserShield,
  IconUsersGroup,
  IconUsersPlus,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { actAsPath } from '#shared/staff/actAsPath'
import { isStaff } from '#shared/staff/isStaff'
import { Likes } from '#shared/likes/Likes'
import { useSetLiked } from '#shared/likes/useSetLiked'
import { profilePath } from '#shared/profiles/profilePath'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import { tell } from '#platform/toasts/tell'
import { useSite, useViewer } from '#platform/session/useSession'
import { AppLink } from '#ui/links/AppLink'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import type { ProfileActions_profile$key } from './__generated__/ProfileActions_profile.graphql'
import classes from './ProfileActions.module.css'

const fragment = graphql`
  fragment ProfileActions_profile on Profile {
    __typename
    id
    legacyId
    name
    isFavourite
    viewerHasLiked
    likeCount
    persons {
      age
    }
    ...Likes_item
    ...useMemberActions_profile
  }
`

const EDIT_PROFILE = '/EditProfile'

const InviteToLodgeDialog = lazyDialog(
  ['lodge'],
  async () => (await import('#shared/lodges/invite/InviteToLodgeDialog')).InviteToLodgeDialog,
)

const GiftDialog = lazyDialog(['payments'], async () => (await import('#shared/payments/gifts/GiftDialog')).GiftDialog)

interface ProfileActionsProps {
  profile: ProfileActions_profile$key
  compact?: boolean
}

/** Actions on a profile: one as a button, the rest in a menu. The viewer's own profile has an edit link instead. */
export function ProfileActions({ profile, compact = false }: ProfileActionsProps) {
  const { t } = useTranslation(['profiles', 'common'])
  const data = useFragment(fragment, profile)
  const { legacyId, name, isFavourite, viewerHasLiked, persons } = data
  const { isOwn, write, favourite, others, open, dialog, menuLabel } = useMemberActions(data)
  const setLiked = useSetLiked()
  const gesture = useCardGesture(false)
  const viewer = useViewer()
  const navigate = useNavigate()
  const { isDark, hasLodgesDisabled } = useSite()
  const [invites, setInvites] = useState(false)
  const [gives, setGives] = useState(false)

  if (isOwn) {
    if (compact) {
      return (
        <ActionIcon component={AppLink} href={EDIT_PROFILE} variant="default" aria-label={t('actions.edit')}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )
    }
    return (
      <div className={classes.actions}>
        <Button
          component={AppLink}
          href={EDIT_PROFILE}
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        >
          {t('actions.edit')}
        </Button>
      </div>
    )
  }

  const liked = viewerHasLiked ?? false
  const like: CardAction = {
    id: 'like',
    label: liked ? t('actions.unlike', { name }) : t('actions.like', { name }),
    icon: IconHeart,
    onSelect: () => void setLiked(data, !liked),
  }
  const copyLink = async () => {
    await navigator.clipboard.writeText(new URL(profilePath(legacyId), window.location.href).href)
    tell(t('actions.copied'))
  }
  const actAs: CardAction = {
    id: 'actAs',
    label: t('actions.actAs', { name }),
    icon: IconUserShield,
    onSelect: () => void navigate(actAsPath(legacyId)),
  }
  const invite: CardAction = {
    id: 'inviteToLodge',
    label: t('actions.inviteToLodge'),
    icon: IconUsersGroup,
    onSelect: () => setInvites(true),
  }
  const give: CardAction = {
    id: 'giveMembership',
    label: t('actions.giveMembership'),
    icon: IconGift,
    onSelect: () => setGives(true),
  }
  const items: CardAction[] = [
    ...(compact ? [write, favourite, like] : []),
    ...others.filter(({ danger }) => !danger),
    { id: 'relation', label: t('actions.relation'), icon: IconUsersPlus, onSelect: () => open('relation') },
    ...(isDark
      ? [{ id: 'bond', label: t('actions.bond'), icon: IconHeartHandshake, onSelect: () => open('bond') }]
      : []),
    ...(hasLodgesDisabled ? [] : [invite]),
    give,
    { id: 'link', label: t('actions.copyLink'), icon: IconLink, onSelect: () => void copyLink() },
    ...(isStaff(viewer) ? [actAs] : []),
    ...others.filter(({ danger }) => danger),
  ]
  return (
    <div className={classes.actions}>
      {!compact && (
        <>
          <Button leftSection={<IconMail size={18} stroke={1.75} aria-hidden />} onClick={write.onSelect}>
            {write.label}
          </Button>
          <Button
            variant="default"
            aria-pressed={isFavourite}
            leftSection={isFavourite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
            onClick={favourite.onSelect}
          >
            {isFavourite ? t('actions.isFavourite') : t('actions.favourite')}
          </Button>
          <Likes item={data} label={t('actions.like', { name })} />
        </>
      )}
      <CardMenu
        facts={{ name, ages: persons.map(({ age }) => age) }}
        actions={{ menuLabel, closeLabel: t('common:close'), items }}
        gesture={gesture}
      />
      {dialog}
      {gives && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <GiftDialog receiver={data} onClose={() => setGives(false)} />
          </Suspense>
        </Boundary>
      )}
      {invites && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <InviteToLodgeDialog member={data} onClose={() => setInvites(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
