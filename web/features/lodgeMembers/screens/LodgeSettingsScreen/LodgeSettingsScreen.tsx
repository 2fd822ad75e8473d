import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { LodgePage } from '#shared/lodges/LodgePage'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Section } from '#ui/layout/Section'
import { OwnVisibility } from '../../components/OwnVisibility'
import type { LodgeSettingsScreenQuery } from './__generated__/LodgeSettingsScreenQuery.graphql'
import { LodgeNotifications } from './LodgeNotifications'
import { Ownership } from './Ownership'

const query = graphql`
  query LodgeSettingsScreenQuery($legacyId: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      viewerRole
      viewerCanSeeInside
      ...LodgePage_lodge
      ...OwnVisibility_lodge
      ...LodgeNotifications_lodge
      ...Ownership_lodge
    }
    viewer {
      ...LodgeNotifications_viewer
    }
  }
`

/** The viewer's settings in a lodge; for its owner also what becomes of it. */
export function LodgeSettingsScreen() {
  const { t } = useTranslation(['lodgeMembers', 'lodge'])
  const { lodge, viewer } = useScreenQuery<LodgeSettingsScreenQuery>(query)
  return (
    <LodgePage lodge={lodge} title={t('lodge:tabs.settings')} isFor={lodge?.viewerCanSeeInside ?? false}>
      {lodge && (
        <>
          {lodge.viewerRole !== 'OWNER' && (
            <Section title={t('settings.membership')}>
              <OwnVisibility lodge={lodge} />
            </Section>
          )}
          <LodgeNotifications lodge={lodge} viewer={viewer} />
          <Ownership lodge={lodge} />
        </>
      )}
    </LodgePage>
  )
}
