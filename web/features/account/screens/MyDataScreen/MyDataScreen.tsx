import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DECISIONS, OWN_IMPERSONATIONS } from '#shared/staff/deskPath'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { DataExport } from '../SettingsScreen/DataExport'
import type { MyDataScreenQuery } from './__generated__/MyDataScreenQuery.graphql'
import { ConsentHistory } from './ConsentHistory'
import { KeptData } from './KeptData'
import classes from './MyDataScreen.module.css'

const query = graphql`
  query MyDataScreenQuery @preloadable {
    viewer {
      ...ConsentHistory_viewer
      ...DataExport_viewer
    }
  }
`

/** What is kept of the viewer and why, what they agreed to, and the ways to a copy and to the end of it. */
export function MyDataScreen() {
  const { t } = useTranslation('account')
  const { viewer } = useScreenQuery<MyDataScreenQuery>(query)
  return (
    <Page width="text">
      <PageTitle>{t('myData.title')}</PageTitle>
      <PageHeader title={t('myData.title')} intro={t('myData.intro')} />
      <Section title={t('myData.kept.title')}>
        <KeptData />
      </Section>
      <Section title={t('myData.consents.title')} note={t('myData.consents.note')}>
        <ConsentHistory viewer={viewer} />
      </Section>
      <Section title={t('myData.copy.title')} note={t('myData.copy.note')}>
        <DataExport viewer={viewer} />
      </Section>
      <Section title={t('myData.more.title')} note={t('myData.more.note')}>
        <div className={classes.links}>
          <TextLink href={DECISIONS}>{t('settings.trust.decisions')}</TextLink>
          <TextLink href={OWN_IMPERSONATIONS}>{t('settings.trust.whoLooked')}</TextLink>
          <TextLink href="/Support/MyTickets">{t('myData.more.tickets')}</TextLink>
          <TextLink href="/EditProfile/Delete">{t('myData.more.delete')}</TextLink>
        </div>
      </Section>
    </Page>
  )
}
