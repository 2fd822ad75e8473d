import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { BlogEntryCard } from '#shared/blogs/BlogEntryCard'
import { isKept } from '#shared/blogs/keeping'
import { blogPath } from '#shared/blogs/paths'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import type { BlogsSection_section$key } from './__generated__/BlogsSection_section.graphql'
import classes from './BlogsSection.module.css'

const fragment = graphql`
  fragment BlogsSection_section on BlogsStartSection {
    blogEntries(first: 6) {
      edges {
        node {
          id
          viewerIsFollowing
          viewerHasHidden
          author {
            viewerIsFollowing
            viewerHasHidden
          }
          ...BlogEntryCard_entry
        }
      }
    }
  }
`

/** Entries in a row; further ones replace hidden ones. */
const SHOWN = 3

export function BlogsSection({ section }: { section: BlogsSection_section$key }) {
  const { t } = useTranslation('start')
  const { blogEntries } = useFragment(fragment, section)
  const title = t('sections.NEWEST_BLOGS')
  const entries = blogEntries?.edges.map(({ node }) => node).filter((entry) => isKept(entry, 'shown')) ?? []
  const isEmpty = entries.length === 0
  return (
    <Section title={title} action={isEmpty ? undefined : { label: t('seeAll'), href: blogPath('All') }}>
      {isEmpty ? (
        <EmptyState
          compact
          title={t(blogEntries ? 'emptySections.NEWEST_BLOGS' : 'sectionFailed')}
          action={blogEntries ? { label: t('write'), href: blogPath('Create') } : undefined}
        />
      ) : (
        <ul className={classes.entries}>
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <BlogEntryCard entry={entry} order={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
