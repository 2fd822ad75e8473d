import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { entryPath } from '#shared/blogs/paths'
import { AppLink } from '#ui/links/AppLink'
import type { EntryNeighbours_entry$key } from './__generated__/EntryNeighbours_entry.graphql'
import classes from './EntryNeighbours.module.css'

const fragment = graphql`
  fragment EntryNeighbours_entry on BlogEntry {
    previous {
      legacyId
      title
      slug
    }
    next {
      legacyId
      title
      slug
    }
    author {
      profile {
        name
      }
    }
  }
`

export function EntryNeighbours({ entry }: { entry: EntryNeighbours_entry$key }) {
  const { t } = useTranslation('blogs')
  const { previous, next, author } = useFragment(fragment, entry)
  if (!previous && !next) return null
  return (
    <nav className={classes.ways} aria-label={t('entry.more', { name: author.profile.name })}>
      {previous && (
        <AppLink className={classes.way} href={entryPath(previous.legacyId, previous.slug)} rel="prev">
          <span className={classes.word}>
            <IconArrowLeft size={17} stroke={1.75} aria-hidden />
            {t('entry.previous')}
          </span>
          <span className={classes.name}>{previous.title}</span>
        </AppLink>
      )}
      {next && (
        <AppLink className={classes.way} data-next href={entryPath(next.legacyId, next.slug)} rel="next">
          <span className={classes.word}>
            {t('entry.next')}
            <IconArrowRight size={17} stroke={1.75} aria-hidden />
          </span>
          <span className={classes.name}>{next.title}</span>
        </AppLink>
      )}
    </nav>
  )
}
