import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DecisionDesk } from '#shared/staff/desk/DecisionDesk'
import { Section } from '#ui/layout/Section'
import type { ValidationDeskScreenQuery } from './__generated__/ValidationDeskScreenQuery.graphql'
import { CheckedProfile } from './CheckedProfile'
import { ProfileFinder } from './ProfileFinder'
import { SharedPersonList } from './SharedPersonList'
import { UnderageList } from './UnderageList'
import classes from './ValidationDeskScreen.module.css'
import { WaitingVideoList } from './WaitingVideoList'

const query = graphql`
  query ValidationDeskScreenQuery($name: String!, $asks: Boolean!) @preloadable {
    viewer {
      ...WaitingVideoList_viewer
      ...SharedPersonList_viewer
      ...UnderageList_viewer
      profileToValidate(name: $name) @include(if: $asks) {
        profileId
        ...CheckedProfile_profile
      }
    }
  }
`

/** Where staff look at videos, at one human on two profiles, and at a profile whose persons they have met. */
export function ValidationDeskScreen() {
  const { t } = useTranslation('validation')
  const { viewer } = useScreenQuery<ValidationDeskScreenQuery>(query)
  const { profileToValidate: profile } = viewer
  return (
    <DecisionDesk title={t('desk.title')} intro={t('desk.intro')}>
      <div className={classes.sections}>
        <Section title={t('desk.videos')}>
          <WaitingVideoList viewer={viewer} />
        </Section>
        <Section title={t('desk.shared.title')} note={t('desk.shared.note')}>
          <SharedPersonList viewer={viewer} />
        </Section>
        <Section title={t('desk.underage.title')} note={t('desk.underage.note')}>
          <UnderageList viewer={viewer} />
        </Section>
        <Section title={t('desk.profile.title')} note={t('desk.profile.note')}>
          <div className={classes.item}>
            <ProfileFinder missing={profile === null} />
            {profile && <CheckedProfile key={profile.profileId} profile={profile} />}
          </div>
        </Section>
      </div>
    </DecisionDesk>
  )
}
