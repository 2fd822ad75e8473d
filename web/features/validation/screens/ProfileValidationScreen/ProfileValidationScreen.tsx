import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useSession } from '#platform/session/useSession'
import { useLogOut } from '#shared/logOut/useLogOut'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { ErrorState } from '#ui/states/ErrorState'
import type { ProfileValidationScreenQuery } from './__generated__/ProfileValidationScreenQuery.graphql'
import classes from './ProfileValidationScreen.module.css'
import { ReturnNotice } from './ReturnNotice'
import { ValidationView } from './ValidationView'
import { WhatIsKept } from './WhatIsKept'

const query = graphql`
  query ProfileValidationScreenQuery @preloadable {
    viewer {
      validation {
        isValidated
        ...ValidationView_validation
      }
    }
  }
`

/** Where the persons of a profile prove that they are adults, by choice or because they must. */
export function ProfileValidationScreen() {
  const { t } = useTranslation(['validation', 'account', 'shell'])
  const { site, viewer } = useSession()
  const { validation } = useScreenQuery<ProfileValidationScreenQuery>(query).viewer
  const logOut = useLogOut()
  const intro = () => {
    if (validation?.isValidated) return t('intro.done')
    if (!viewer.forcedValidation) return t('intro.open')
    if (viewer.status === 'LOCKED') return t('intro.locked')
    if (viewer.status === 'QUARANTINED') return t('intro.quarantined')
    return viewer.isValidationForced ? t('intro.forced') : t('intro.beforeRenewal')
  }
  return (
    <Page width="text">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} intro={intro()} />
      <div className={classes.sections}>
        <ReturnNotice />
        {validation ? <ValidationView validation={validation} /> : <ErrorState title={t('unavailable')} />}
        <WhatIsKept />
        <Section title={t('help.title')} note={t('help.text')}>
          <dl className={classes.facts}>
            <dt>{t('help.phone')}</dt>
            <dd>
              <TextLink href={`tel:${site.supportPhone.replaceAll(' ', '')}`}>{site.supportPhone}</TextLink>
            </dd>
            <dt>{t('help.hours')}</dt>
            <dd>{site.openingHours}</dd>
            <dt>{t('help.write')}</dt>
            <dd>
              <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
            </dd>
          </dl>
          {viewer.forcedValidation && (
            <div className={classes.leave}>
              <Button variant="default" onClick={logOut}>
                {t('shell:account.logOut')}
              </Button>
              <TextLink href="/EditProfile/Delete">{t('account:settings.delete.link')}</TextLink>
            </div>
          )}
        </Section>
      </div>
    </Page>
  )
}
