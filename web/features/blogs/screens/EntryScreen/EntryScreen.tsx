import { IconNotebook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { Entry } from '../../components/entry/Entry'
import type { EntryScreenQuery } from './__generated__/EntryScreenQuery.graphql'

// Distinguishes a failed fetch from a missing entry.
const query = graphql`
  query EntryScreenQuery($legacyId: Int!, $layered: Boolean!) @preloadable @throwOnFieldError {
    blogEntry(legacyId: $legacyId) {
      id
      ...Entry_entry @arguments(layered: $layered)
    }
  }
`

export function EntryScreen() {
  const { t } = useTranslation('blogs')
  const { blogEntry } = useScreenQuery<EntryScreenQuery>(query)
  if (!blogEntry) {
    return (
      <Page>
        <PageTitle>{t('title')}</PageTitle>
        <EmptyState
          isPage
          icon={<IconNotebook size={26} stroke={1.5} aria-hidden />}
          title={t('entry.gone.title')}
          text={t('entry.gone.text')}
          action={{ label: t('entry.gone.action'), href: blogPath() }}
        />
      </Page>
    )
  }
  return (
    <Page width="text">
      <Entry key={blogEntry.id} entry={blogEntry} />
    </Page>
  )
}
