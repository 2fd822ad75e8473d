import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgePage } from '#shared/lodges/LodgePage'
import { RichText } from '#shared/richText/RichText'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import type { LodgeScreen_lodge$key } from './__generated__/LodgeScreen_lodge.graphql'
import type { LodgeScreenQuery } from './__generated__/LodgeScreenQuery.graphql'
import { Founding } from './Founding'
import { LodgePeople } from './LodgePeople'
import classes from './LodgeScreen.module.css'
import { NextMeetups } from './NextMeetups'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query LodgeScreenQuery($legacyId: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      ...LodgePage_lodge
      ...LodgeScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment LodgeScreen_lodge on Lodge {
    html
    rules
    ...NextMeetups_lodge
    ...LodgePeople_lodge
    ...Founding_lodge
  }
`

function Front({ lodge }: { lodge: LodgeScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const data = useFragment(fragment, lodge)
  const { html, rules } = data
  const lines = (rules ?? '').split('\n').filter((line) => line.trim() !== '')
  return (
    <div className={classes.front}>
      <div>
        <Section title={t('front.about')}>
          {html == null && <ErrorState compact title={t('front.failed')} text={t('front.failedText')} />}
          {html === '' && <EmptyState compact title={t('front.noText')} />}
          {html && <RichText html={html} media={[]} />}
        </Section>
        <NextMeetups lodge={data} />
        {lines.length > 0 && (
          <Section title={t('front.rules')}>
            <ol className={classes.rules}>
              {lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- rules have no other key, and do not move
                <li key={index}>{line}</li>
              ))}
            </ol>
          </Section>
        )}
      </div>
      <div className={classes.aside}>
        <LodgePeople lodge={data} />
        <Founding lodge={data} />
      </div>
    </div>
  )
}

/** The front of a lodge: what it is about, its next meetups and rules, and who is in it. */
export function LodgeScreen() {
  const { lodge } = useScreenQuery<LodgeScreenQuery>(query)
  return <LodgePage lodge={lodge}>{lodge && <Front lodge={lodge} />}</LodgePage>
}
