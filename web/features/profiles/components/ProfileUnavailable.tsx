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
import { useNavigate } from 'react-router-dom'
import { useSetBlacklisted } from '#shared/profiles/mutations/useSetBlacklisted'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useSite } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import type { UiAction } from '#ui/states/uiAction'
import type { ProfileViewState } from './__generated__/ProfilePage_view.graphql'

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
export function ProfileUnavailable({ state, profileId }: { state: Hidden; profileId: string }) {
  const { t } = useTranslation('profiles')
  const site = useSite()
  const navigate = useNavigate()
  const [setBlacklisted, busy] = useSetBlacklisted()
  const Sign = SIGNS[state]
  const showAgain = async () => {
    if (busy || !(await setBlacklisted(profileId, false))) return
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
