import { IconFlag, IconMail, IconNote, IconStar, IconTag, IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useWrite } from '#shared/mail/useWrite'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { useViewer } from '#platform/session/useSession'
import type { useMemberActions_profile$key } from './__generated__/useMemberActions_profile.graphql'
import { useSetFavourite } from './mutations/useSetFavourite'
import { useMemberDialogs } from './useMemberDialogs'

const fragment = graphql`
  fragment useMemberActions_profile on Profile {
    id
    legacyId
    name
    isFavourite
  }
`

/** The paid feature of tags. */
const TAGS = 'TAGGED_PROFILES'

/** Returns the actions on a profile and their dialogs, which the caller renders. There are none for oneself. */
export function useMemberActions(profile: useMemberActions_profile$key) {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const { id, legacyId, name, isFavourite } = useFragment(fragment, profile)
  const [setFavourite] = useSetFavourite()
  const goWrite = useWrite()
  const { open, dialog } = useMemberDialogs({ id, name })
  const isOwn = legacyId === viewer.legacyId

  const write: CardAction = {
    id: 'write',
    label: t('member.write'),
    icon: IconMail,
    quick: true,
    onSelect: () => void goWrite(id),
  }
  const favourite: CardAction = {
    id: 'favourite',
    label: isFavourite ? t('member.removeFavourite') : t('member.addFavourite'),
    icon: IconStar,
    quick: true,
    pressed: isFavourite,
    onSelect: () => void setFavourite(id, !isFavourite),
  }
  const others: CardAction[] = [
    { id: 'note', label: t('member.note'), icon: IconNote, onSelect: () => open('note') },
    {
      id: 'tag',
      label: t('member.tag'),
      icon: IconTag,
      onSelect: () => (viewer.isMember ? open('tags') : openBuyMembership(TAGS)),
    },
    {
      id: 'block',
      label: t('member.block', { name }),
      icon: IconUserOff,
      danger: true,
      onSelect: () => open('block'),
    },
    {
      id: 'report',
      label: t('member.report', { name }),
      icon: IconFlag,
      danger: true,
      onSelect: () => open('report'),
    },
  ]
  return { isOwn, write, favourite, others, open, dialog, menuLabel: t('member.more', { name }) }
}
