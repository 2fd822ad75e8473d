import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useMember, useSite } from '#platform/session/useSession'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { previewPath } from '#shared/profiles/previewPath'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { ErrorState } from '#ui/states/ErrorState'
import type { DarkProfileScreenQuery } from './__generated__/DarkProfileScreenQuery.graphql'
import { Admission } from './Admission'
import { DarkFactsForm } from './DarkFactsForm'
import classes from '#shared/editing/EditPage.module.css'
import { DiscretionForm } from './DiscretionForm'
import { DarkTextsForm } from './DarkTextsForm'
import { LeaveForm } from './LeaveForm'
import { RedAlbums } from './RedAlbums'

const query = graphql`
  query DarkProfileScreenQuery($dark: Boolean!) @preloadable {
    viewer {
      darkAdmission {
        darkStatus
        ...Admission_admission
      }
      darkProfile @include(if: $dark) {
        ...DarkTextsForm_profile
        ...DarkFactsForm_profile
      }
      redAlbums @include(if: $dark) {
        ...RedAlbums_albums
      }
    }
  }
`

/** On main sites the way into the dark ones; on these what a member writes for them. */
export function DarkProfileScreen() {
  const { t } = useTranslation(['darkProfile', 'discretion', 'common'])
  const site = useSite()
  const member = useMember()
  const { viewer } = useScreenQuery<DarkProfileScreenQuery>(query)
  const { darkAdmission, darkProfile, redAlbums } = viewer
  const isIn = darkAdmission?.darkStatus === 'APPROVED'
  const leaving = darkProfile ? 'here' : isIn ? 'there' : 'withdraw'
  const title = site.isDark ? t('edit.title', { site: site.name }) : t('title')
  return (
    <Page>
      {/* The browser keeps titles in its history: on main sites it says nothing of the dark ones. */}
      <PageTitle>{site.isDark ? t('edit.pageTitle') : t('pageTitle')}</PageTitle>
      <EditProfileTabs />
      <div className={classes.text}>
        <PageHeader
          title={title}
          intro={site.isDark ? t('edit.intro') : t('intro')}
          actions={site.isDark && <TextLink href={previewPath(member.legacyId)}>{t('edit.preview')}</TextLink>}
        />
        {!darkAdmission || (site.isDark && !darkProfile) ? (
          <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
        ) : (
          <div className={classes.sections}>
            {darkProfile ? (
              <>
                <Section title={t('texts.title')} note={t('texts.note')}>
                  <DarkTextsForm profile={darkProfile} />
                </Section>
                <Section title={t('facts.title')}>
                  <DarkFactsForm profile={darkProfile} />
                </Section>
                <Section title={t('albums.title')} note={t('albums.note')}>
                  <RedAlbums albums={redAlbums ?? []} />
                </Section>
                <Section title={t('discretion:title')} note={t('discretion:note')}>
                  <DiscretionForm />
                </Section>
              </>
            ) : (
              <Admission admission={darkAdmission} />
            )}
            {darkAdmission.darkStatus && darkAdmission.darkStatus !== 'DECLINED' && (
              <Section title={t(`leave.${leaving}.title`)} note={t(`leave.${leaving}.note`)}>
                <LeaveForm submitLabel={t(`leave.${leaving}.submit`)} />
              </Section>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}
