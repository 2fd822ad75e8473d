import { Button } from '@mantine/core'
import { IconFeather } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import classes from './Composer.module.css'

/** Paid feature of writing; its offer includes the one-day membership. */
const WRITE_MAIL = 'WRITE_MAIL'

export function MembersWrite() {
  const { t } = useTranslation('mail')
  return (
    <div className={classes.members}>
      <IconFeather size={24} stroke={1.5} aria-hidden />
      <p>{t('composer.members.text')}</p>
      <Button size="sm" onClick={() => openBuyMembership(WRITE_MAIL)}>
        {t('composer.members.action')}
      </Button>
    </div>
  )
}
