import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { EmptyState } from '#ui/states/EmptyState'
import { MemberGrid } from '#ui/layout/MemberGrid'
import { Section } from '#ui/layout/Section'
import type { UiAction } from '#ui/states/uiAction'
import type { PeopleSection_profile$key } from './__generated__/PeopleSection_profile.graphql'
import classes from './PeopleSection.module.css'
import { SECTION_PAGES, type PeopleSectionId } from './sectionPages'

const fragment = graphql`
  fragment PeopleSection_profile on Profile {
    ...ProfileCard_profile
  }
`

interface ShownPerson {
  readonly id: string
  readonly profile: PeopleSection_profile$key
  /** Replaces the member's own tagline. */
  readonly tagline?: string
  /** Shown below the card, such as the reasons of a match. */
  readonly note?: ReactNode
}

interface PeopleSectionProps {
  section: PeopleSectionId
  /** Null when they could not be fetched. */
  people: readonly ShownPerson[] | null
  /** Small round faces instead of cards. */
  condensed: boolean
  emptyAction?: UiAction
  /** How many of its rows of pictures a phone shows when the page opens: those are asked for at once. */
  eagerRows: number
}

/** How many cards a phone shows beside each other. */
const CARDS_IN_ROW = 2

export function PeopleSection({ section, people, condensed, emptyAction, eagerRows }: PeopleSectionProps) {
  const { t } = useTranslation('start')
  const title = t(`sections.${section}`)
  const isEmpty = !people || people.length === 0
  return (
    <Section title={title} action={isEmpty ? undefined : { label: t('seeAll'), href: SECTION_PAGES[section] }}>
      {isEmpty ? (
        <EmptyState
          compact
          title={people ? t(`emptySections.${section}`) : t('sectionFailed')}
          action={people ? emptyAction : undefined}
        />
      ) : (
        <div className={condensed ? undefined : classes.people}>
          <MemberGrid label={title} layout={condensed ? 'strip' : 'grid'}>
            {people.map((person, index) => (
              <Person key={person.id} person={person} condensed={condensed} eager={index < eagerRows * CARDS_IN_ROW} />
            ))}
          </MemberGrid>
        </div>
      )}
    </Section>
  )
}

interface PersonProps {
  person: ShownPerson
  condensed: boolean
  eager: boolean
}

function Person({ person, condensed, eager }: PersonProps) {
  const profile = useFragment(fragment, person.profile)
  if (condensed) return <ProfileCard profile={profile} variant="round" eager={eager} />
  return (
    <div className={classes.person}>
      <div className={classes.card}>
        <ProfileCard profile={profile} tagline={person.tagline} eager={eager} />
      </div>
      {person.note && <div className={classes.note}>{person.note}</div>}
    </div>
  )
}
