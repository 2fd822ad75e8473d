import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Avatar } from '#ui/Avatar'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useMember } from '#platform/session/useSession'
import classes from './Menu.module.css'

interface MenuHeadProps {
  /** Shows the picture only. */
  mini?: boolean
  /** Called before a dialog replaces the drawer. */
  onLeave?: () => void
}

/** The member in the menu: picture, name, and state of the membership. */
export function MenuHead({ mini = false, onLeave }: MenuHeadProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const viewer = useMember()
  const picture = usePictureSource(viewer.picture)
  if (mini) {
    return (
      <div className={classes.head}>
        <Avatar name={viewer.name} picture={picture} size={40} labelled />
      </div>
    )
  }
  const becomeMember = () => {
    onLeave?.()
    openBuyMembership(undefined)
  }
  return (
    <div className={classes.head}>
      <Avatar name={viewer.name} picture={picture} size={56} />
      <div className={classes.who}>
        <p className={classes.name}>{viewer.name}</p>
        {viewer.isMember ? (
          <p className={classes.membership}>
            {viewer.memberUntil
              ? t('menu.memberUntil', { date: formatDate(viewer.memberUntil, locale, { style: 'medium' }) })
              : t('member.member')}
          </p>
        ) : (
          <Button variant="transparent" className={classes.becomeMember} onClick={becomeMember}>
            {t('menu.becomeMember')}
          </Button>
        )}
      </div>
    </div>
  )
}
