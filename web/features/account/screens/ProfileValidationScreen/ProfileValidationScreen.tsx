import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLogOut } from '#shared/logOut/useLogOut'
import { useSession } from '#platform/session/useSession'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TextLink } from '#ui/links/TextLink'
import classes from './ProfileValidationScreen.module.css'

/** Explains why a profile has to be validated, and how support validates it with the member. */
export function ProfileValidationScreen() {
  const { t } = useTranslation(['account', 'shell'])
  const { site, viewer } = useSession()
  const logOut = useLogOut()
  const isLocked = viewer.status === 'LOCKED'
  return (
    <Page width="text">
      <PageTitle>{t('validation.title')}</PageTitle>
      <PageHeader title={t('validation.title')} intro={isLocked ? t('validation.locked') : t('validation.pending')} />
      <Stack gap="lg">
        <p className={classes.how}>{t('validation.how')}</p>
        <dl className={classes.contact}>
          <dt>{t('validation.phone')}</dt>
          <dd>
            <TextLink href={`tel:${site.supportPhone.replaceAll(' ', '')}`}>{site.supportPhone}</TextLink>
          </dd>
          <dt>{t('validation.hours')}</dt>
          <dd>{site.openingHours}</dd>
          <dt>{t('validation.email')}</dt>
          <dd>
            <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
          </dd>
        </dl>
        <div>
          <Button variant="default" onClick={logOut}>
            {t('shell:account.logOut')}
          </Button>
        </div>
        <TextLink href="/EditProfile/Delete">{t('settings.delete.link')}</TextLink>
      </Stack>
    </Page>
  )
}
