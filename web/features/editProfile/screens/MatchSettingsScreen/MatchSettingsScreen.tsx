import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TextLink } from '#ui/links/TextLink'
import type { MatchSettingsScreenQuery } from './__generated__/MatchSettingsScreenQuery.graphql'
import editPage from '#shared/editing/EditPage.module.css'
import { MatchSettingsForm } from './MatchSettingsForm'

const query = graphql`
  query MatchSettingsScreenQuery @preloadable {
    viewer {
      matchSettings {
        ...MatchSettingsForm_settings
      }
    }
  }
`

export function MatchSettingsScreen() {
  const { t } = useTranslation(['editProfile', 'common'])
  const { viewer } = useScreenQuery<MatchSettingsScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{t('match.title')}</PageTitle>
      <EditProfileTabs />
      <div className={editPage.text}>
        <PageHeader
          title={t('match.title')}
          intro={t('match.intro')}
          actions={<TextLink href="/Search/MatchProfiles">{t('match.seeMatches')}</TextLink>}
        />
        {viewer.matchSettings ? (
          <MatchSettingsForm settings={viewer.matchSettings} />
        ) : (
          <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
        )}
      </div>
    </Page>
  )
}
