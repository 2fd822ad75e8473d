import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { CONTEST } from '#shared/contest/contestPath'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AppLink } from '#ui/links/AppLink'
import { Section } from '#ui/layout/Section'
import { Picture } from '#ui/Picture'
import { EmptyState } from '#ui/states/EmptyState'
import type { ContestSection_section$key } from './__generated__/ContestSection_section.graphql'
import type { ContestSectionTile_entry$key } from './__generated__/ContestSectionTile_entry.graphql'
import classes from './ContestSection.module.css'

const fragment = graphql`
  fragment ContestSection_section on ContestStartSection {
    contest {
      title
      intro
      isRunning
      endsAt
      entries(first: 6) {
        edges {
          node {
            id
            ...ContestSectionTile_entry
          }
        }
      }
    }
  }
`

const tileFragment = graphql`
  fragment ContestSectionTile_entry on ContestEntry {
    profile {
      name
    }
    picture {
      ...usePictureSource_picture
    }
  }
`

/** How long the result is shown here, in milliseconds. */
const RESULT_SHOWN = 7 * 24 * 60 * 60 * 1000

interface ContestSectionProps {
  section: ContestSection_section$key
  /** How many of its rows of pictures a phone shows when the page opens: those are asked for at once. */
  eagerRows: number
}

/** How many tiles a phone shows beside each other. */
const TILES_IN_ROW = 3

/** The contest while it runs, and its result for a week; between contests nothing. */
export function ContestSection({ section, eagerRows }: ContestSectionProps) {
  const { t } = useTranslation('start')
  const now = useToday()
  const { contest } = useFragment(fragment, section)
  if (!contest) return null
  const { title, intro, isRunning, endsAt, entries } = contest
  if (!isRunning && now.getTime() - Date.parse(endsAt) > RESULT_SHOWN) return null
  const shown = entries?.edges.map(({ node }) => node) ?? []
  return (
    <Section
      title={title}
      note={isRunning ? intro : t('contest.ended')}
      action={{ label: t(isRunning ? 'contest.open' : 'contest.results'), href: CONTEST }}
    >
      {shown.length > 0 ? (
        <ul className={classes.entries} aria-label={title}>
          {shown.map((entry, index) => (
            <li key={entry.id}>
              <Tile entry={entry} eager={index < eagerRows * TILES_IN_ROW} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState compact title={t(entries ? 'contest.empty' : 'sectionFailed')} />
      )}
    </Section>
  )
}

function Tile({ entry, eager }: { entry: ContestSectionTile_entry$key; eager: boolean }) {
  const { t } = useTranslation('start')
  const { profile, picture } = useFragment(tileFragment, entry)
  const source = usePictureSource(picture)
  return (
    <AppLink className={classes.tile} href={CONTEST}>
      <Picture source={source} alt={t('contest.picture', { name: profile.name })} sizes="160px" eager={eager} />
    </AppLink>
  )
}
