import {
  IconEyeOff,
  IconHourglassEmpty,
  IconLock,
  IconMapPin,
  IconUserOff,
  IconUserX,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMatch, useNavigate } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useSite } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import type { UiAction } from '#ui/states/uiAction'
import type { ProfileViewState } from './__generated__/ProfilePage_view.graphql'
import { useUnblock } from './useUnblock'

type Hidden = Exclude<ProfileViewState, 'SHOWN'>

const SIGNS: Record<Hidden, Icon> = {
  YOU_BLACKLISTED: IconUserOff,
  YOU_WERE_BLACKLISTED: IconEyeOff,
  DELETED: IconUserX,
  LOCKED: IconLock,
  QUARANTINED: IconHourglassEmpty,
  NOT_ON_THIS_SITE: IconMapPin,
}

/** Replaces a profile that is not shown: gives the reason, and nothing of the profile. */
export function ProfileUnavailable({ state }: { state: Hidden }) {
  const { t } = useTranslation('profiles')
  const site = useSite()
  const address = useMatch({ path: '/Profile/:id', end: false })
  const navigate = useNavigate()
  const [unblock, busy] = useUnblock(Number(address?.params.id))
  const Sign = SIGNS[state]
  const showAgain = async () => {
    if (busy || !(await unblock())) return
    // Navigating to the same address fetches the profile again, now without the block.
    await navigate('.', { replace: true })
  }
  const action: UiAction =
    state === 'YOU_BLACKLISTED'
      ? { label: t('unavailable.unblock'), onSelect: () => void showAgain() }
      : { label: t('unavailable.findOthers'), href: '/Search' }
  return (
    <>
      <PageTitle>{t(`unavailable.${state}.title`, { site: site.name })}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        isPage
        icon={<Sign size={26} stroke={1.5} />}
        title={t(`unavailable.${state}.title`, { site: site.name })}
        text={t(`unavailable.${state}.text`, { site: site.name })}
        action={action}
      />
    </>
  )
}
