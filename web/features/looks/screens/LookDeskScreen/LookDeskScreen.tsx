import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DecisionDesk } from '#shared/staff/desk/DecisionDesk'
import { Section } from '#ui/layout/Section'
import type { LookDeskScreenQuery } from './__generated__/LookDeskScreenQuery.graphql'
import classes from './LookDeskScreen.module.css'
import { NewMediaList } from './NewMediaList'
import { NewProfileList } from './NewProfileList'

const query = graphql`
  query LookDeskScreenQuery @preloadable {
    viewer {
      ...NewProfileList_viewer
      ...NewMediaList_viewer
    }
  }
`

/** Where staff look at new profiles and pictures before others see them. */
export function LookDeskScreen() {
  const { t } = useTranslation('looks')
  const { viewer } = useScreenQuery<LookDeskScreenQuery>(query)
  return (
    <DecisionDesk title={t('desk.title')} intro={t('desk.intro')} selects>
      <div className={classes.sections}>
        <Section title={t('desk.profiles')}>
          <NewProfileList viewer={viewer} />
        </Section>
        <Section title={t('desk.media')}>
          <NewMediaList viewer={viewer} />
        </Section>
      </div>
    </DecisionDesk>
  )
}
