import { IconLock, IconMoon, IconPencil, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { useSite } from '#platform/session/useSession'
import type { Audience, EntryMarks_entry$key } from './__generated__/EntryMarks_entry.graphql'
import classes from './EntryMarks.module.css'

const fragment = graphql`
  fragment EntryMarks_entry on BlogEntry {
    status
    isCurated
    isDark
    audience
    hasUnpublishedChanges
  }
`

const EVERYBODY: readonly Audience[] = ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS']

/** Returns the audience of a restricted entry; empty for everybody. */
function restrictedTo(audience: readonly Audience[]): readonly Audience[] {
  const chosen = EVERYBODY.filter((each) => audience.includes(each))
  return chosen.length < EVERYBODY.length ? chosen : []
}

interface EntryMarksProps {
  entry: EntryMarks_entry$key
  /** Marks entries of the dark sites, for lists with entries of both. */
  marksDark?: boolean
}

/** The properties of an entry that differ from the default: draft, audience, dark site. */
export function EntryMarks({ entry, marksDark = true }: EntryMarksProps) {
  const { t } = useTranslation('blogEntries')
  const { status, isCurated, isDark, audience, hasUnpublishedChanges } = useFragment(fragment, entry)
  const site = useSite()
  const locale = useLocale()
  const groups = restrictedTo(audience)
  const names = new Intl.ListFormat(locale).format(groups.map((group) => t(`marks.audience.${group}`)))
  const isDraft = status === 'DRAFT'
  const marks = [
    isDraft && { kind: 'draft', words: t('marks.draft'), sign: IconPencil },
    !isDraft && hasUnpublishedChanges && { kind: 'draft', words: t('marks.unpublishedChanges'), sign: IconPencil },
    isCurated && { kind: 'curated', words: t('marks.curated'), sign: IconStarFilled },
    groups.length > 0 && {
      kind: 'plain',
      words: t(groups.length === 1 ? 'marks.audience.one' : 'marks.audience.several', { groups: names }),
      sign: IconLock,
    },
    marksDark && isDark && { kind: 'plain', words: t('marks.dark', { site: site.name }), sign: IconMoon },
  ].filter((mark) => mark !== false)
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
