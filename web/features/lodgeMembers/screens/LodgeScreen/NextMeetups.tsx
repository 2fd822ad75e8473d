import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MeetupRow } from '#shared/lodges/meetups/MeetupRow'
import rows from '#ui/layout/rows.module.css'
import { lodgePath } from '#shared/lodges/paths'
import { Section } from '#ui/layout/Section'
import type { NextMeetups_lodge$key } from './__generated__/NextMeetups_lodge.graphql'

const fragment = graphql`
  fragment NextMeetups_lodge on Lodge {
    legacyId
    meetups(first: 3) {
      edges {
        node {
          id
          ...MeetupRow_meetup
        }
      }
    }
  }
`

/** The next meetups of a lodge, if there are any that the viewer may see. */
export function NextMeetups({ lodge }: { lodge: NextMeetups_lodge$key }) {
  const { t } = useTranslation('meetups')
  const { legacyId, meetups } = useFragment(fragment, lodge)
  if (!meetups || meetups.edges.length === 0) return null
  return (
    <Section title={t('upcoming.label')} action={{ label: t('upcoming.all'), href: lodgePath(legacyId, 'Calendar') }}>
      <ul className={rows.list}>
        {meetups.edges.map(({ node }) => (
          <li key={node.id} className={rows.line}>
            <MeetupRow meetup={node} lodge={legacyId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
