import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { DECISIONS, OWN_IMPERSONATIONS } from '#shared/staff/deskPath'
import { DiscreetViewSwitch } from '#shared/profiles/discreet/DiscreetViewSwitch'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import type { DataExport_viewer$key } from './__generated__/DataExport_viewer.graphql'
import type { SessionList_viewer$key } from './__generated__/SessionList_viewer.graphql'
import type { SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql'
import type { SettingsScreen_settings$key } from './__generated__/SettingsScreen_settings.graphql'
import { MY_DATA } from '../../paths'
import { DataExport } from './DataExport'
import { EmailForm } from './EmailForm'
import { FrontPageSwitch } from './FrontPageSwitch'
import { LanguageSelect } from './LanguageSelect'
import { NameForm } from './NameForm'
import { PasswordForm } from './PasswordForm'
import { PrivacySwitches } from './PrivacySwitches'
import { SessionList } from './SessionList'
import classes from './SettingsScreen.module.css'

const query = graphql`
  query SettingsScreenQuery @preloadable {
    viewer {
      settings {
        ...SettingsScreen_settings
      }
      ...SessionList_viewer
      ...DataExport_viewer
    }
  }
`

const fragment = graphql`
  fragment SettingsScreen_settings on AccountSettings {
    name
    email
    pendingEmail
    language
    languages
    isShownOnFrontPage
    isPlaceShown
    isShownInBirthdays
  }
`

interface SettingsProps {
  settings: SettingsScreen_settings$key
  viewer: SessionList_viewer$key & DataExport_viewer$key
}

function Settings({ settings, viewer }: SettingsProps) {
  const { t } = useTranslation('account')
  const { name, email, pendingEmail, language, languages, isShownOnFrontPage, isPlaceShown, isShownInBirthdays } =
    useFragment(fragment, settings)
  return (
    <div className={classes.sections}>
      <Section title={t('settings.name.title')} note={t('settings.name.note')}>
        <NameForm key={name} name={name} />
      </Section>
      <Section title={t('settings.email.title')} note={t('settings.email.note')}>
        <EmailForm email={email} pendingEmail={pendingEmail ?? null} />
      </Section>
      <Section title={t('settings.password.title')} note={t('settings.password.note')}>
        <PasswordForm />
      </Section>
      <Section title={t('settings.sessions.title')} note={t('settings.sessions.note')}>
        <SessionList viewer={viewer} />
      </Section>
      {languages.length > 1 && (
        <Section title={t('settings.language.title')}>
          <LanguageSelect language={language} languages={languages} />
        </Section>
      )}
      <Section title={t('settings.privacy.title')}>
        <div className={classes.privacy}>
          <FrontPageSwitch visible={isShownOnFrontPage} />
          <PrivacySwitches showPlace={isPlaceShown} showInBirthdays={isShownInBirthdays} />
          <DiscreetViewSwitch />
        </div>
      </Section>
      <Section title={t('settings.data.title')} note={t('settings.data.note')}>
        <DataExport viewer={viewer} />
        <TextLink href={MY_DATA}>{t('myData.link')}</TextLink>
      </Section>
      <Section title={t('settings.trust.title')} note={t('settings.trust.note')}>
        <div className={classes.privacy}>
          <TextLink href={DECISIONS}>{t('settings.trust.decisions')}</TextLink>
          <TextLink href={OWN_IMPERSONATIONS}>{t('settings.trust.whoLooked')}</TextLink>
        </div>
      </Section>
      <Section title={t('settings.delete.title')} note={t('settings.delete.note')}>
        <TextLink href="/EditProfile/Delete">{t('settings.delete.link')}</TextLink>
      </Section>
    </div>
  )
}

export function SettingsScreen() {
  const { t } = useTranslation(['account', 'common'])
  const { viewer } = useScreenQuery<SettingsScreenQuery>(query)
  return (
    <Page width="text">
      <PageTitle>{t('settings.title')}</PageTitle>
      <PageHeader title={t('settings.title')} />
      {viewer.settings ? (
        <Settings settings={viewer.settings} viewer={viewer} />
      ) : (
        <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
      )}
    </Page>
  )
}
