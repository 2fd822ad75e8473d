import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/Avatar'
import { useOpener } from '#ui/overlays/useOpener'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useMember } from '#platform/session/useSession'
import { laterOverlays } from '../laterOverlays'
import { FavouritesPanel } from './FavouritesPanel'
import { NotificationsPanel } from './NotificationsPanel'
import { MailPanel } from './MailPanel'
import classes from './TopMenu.module.css'
import { VisitsPanel } from './VisitsPanel'

function AccountMenu() {
  const { t } = useTranslation('shell')
  const viewer = useMember()
  const picture = usePictureSource(viewer.picture)
  const [opened, setOpened] = useState(false)
  const { opener, parts, button } = useOpener({ later: laterOverlays, popup: 'menu', opened, setOpened })
  return (
    <>
      <UnstyledButton {...button} className={classes.account} aria-label={t('account.label', { name: viewer.name })}>
        <Avatar name={viewer.name} picture={picture} size={32} />
      </UnstyledButton>
      {parts && <parts.AccountDropdown opener={opener} />}
    </>
  )
}

/** The member's menu: counters and account. */
export function TopMenu({ showsCounters }: { showsCounters: boolean }) {
  return (
    <>
      {showsCounters && (
        <>
          <FavouritesPanel />
          <VisitsPanel />
          <MailPanel />
          <NotificationsPanel />
        </>
      )}
      <AccountMenu />
    </>
  )
}
