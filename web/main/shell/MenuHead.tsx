import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/formatDate'
import { Avatar } from '#ui/Avatar'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useViewer } from '#platform/session/useSession'
import classes from './Menu.module.css'

interface MenuHeadProps {
  /** The face only. */
  mini?: boolean
  /** Called before a dialog takes the drawer's place. */
  onLeave?: () => void
}

/** Whose menu it is: face, name, and how the membership stands. */
export function MenuHead({ mini = false, onLeave }: MenuHeadProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const viewer = useViewer()
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
        {viewer.member ? (
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
