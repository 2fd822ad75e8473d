import { IconLock, IconMoon, IconPencil, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSite } from '../useSession'
import type { Audience, EntryMarks_entry$key } from './__generated__/EntryMarks_entry.graphql'
import classes from './EntryMarks.module.css'

const fragment = graphql`
  fragment EntryMarks_entry on BlogEntry {
    status
    curated
    dark
    audience
    unpublishedChanges
  }
`

/** All who can be chosen. */
const EVERYBODY: readonly Audience[] = ['MEN', 'WOMEN', 'COUPLES']

/** The key of who may read an entry that is not for everybody. */
function audienceKey(audience: readonly Audience[]) {
  const chosen = EVERYBODY.filter((each) => audience.includes(each))
  if (chosen.length === 0 || chosen.length === EVERYBODY.length) return null
  return chosen.join('_') as 'MEN' | 'WOMEN' | 'COUPLES' | 'MEN_WOMEN' | 'MEN_COUPLES' | 'WOMEN_COUPLES'
}

interface EntryMarksProps {
  entry: EntryMarks_entry$key
  /** Says of which world it is: not needed where all are of the same. */
  marksDark?: boolean
}

/** What is particular about an entry, in quiet signs with words. Nothing for an ordinary one. */
export function EntryMarks({ entry, marksDark = true }: EntryMarksProps) {
  const { t } = useTranslation('blogEntries')
  const { status, curated, dark, audience, unpublishedChanges } = useFragment(fragment, entry)
  const site = useSite()
  const restricted = audienceKey(audience)
  const isDraft = status === 'DRAFT'
  const marks = [
    isDraft && { kind: 'draft', words: t('marks.draft'), sign: IconPencil },
    !isDraft && unpublishedChanges && { kind: 'draft', words: t('marks.unpublishedChanges'), sign: IconPencil },
    curated && { kind: 'curated', words: t('marks.curated'), sign: IconStarFilled },
    restricted && { kind: 'plain', words: t(`marks.audience.${restricted}`), sign: IconLock },
    marksDark && dark && { kind: 'plain', words: t('marks.dark', { site: site.name }), sign: IconMoon },
  ].filter((mark) => mark !== false && mark !== null)
  if (marks.length === 0) return null
  return (
    <ul className={classes.marks}>
      {marks.map(({ kind, words, sign: Sign }) => (
        <li key={words} className={classes.mark} data-kind={kind}>
          <Sign size={14} stroke={1.9} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  )
}
