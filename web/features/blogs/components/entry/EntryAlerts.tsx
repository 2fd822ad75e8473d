import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { editEntryPath } from '#shared/blogs/paths'
import { useHide } from '#shared/blogs/useHide'
import { Banner } from '#ui/states/Banner'
import type { EntryAlerts_entry$key } from './__generated__/EntryAlerts_entry.graphql'
import article from '#shared/articles/Article.module.css'

const fragment = graphql`
  fragment EntryAlerts_entry on BlogEntry {
    id
    legacyId
    title
    status
    hasUnpublishedChanges
    viewerHasHidden
    author {
      id
      viewerHasHidden
      profile {
        name
      }
    }
  }
`

export function EntryAlerts({ entry }: { entry: EntryAlerts_entry$key }) {
  const { t } = useTranslation(['blogs', 'blogEntries'])
  const { id, legacyId, title, status, hasUnpublishedChanges, viewerHasHidden, author } = useFragment(fragment, entry)
  const hide = useHide()
  const { name } = author.profile
  const goOn = { label: t('entry.goOn'), href: editEntryPath(legacyId) }
  return (
    <div className={article.notices}>
      {status === 'DRAFT' && (
        <Banner tone="warning" title={t('entry.draft.title')} action={goOn}>
          {t('entry.draft.text')}
        </Banner>
      )}
      {status === 'PUBLISHED' && hasUnpublishedChanges && (
        <Banner tone="warning" title={t('entry.changes.title')} action={goOn}>
          {t('entry.changes.text')}
        </Banner>
      )}
      {viewerHasHidden && (
        <Banner
          action={{
            label: t('entry.hidden.show'),
            onSelect: () => void hide({ __typename: 'BlogEntry', id }, title, false),
          }}
        >
          {t('entry.hidden.text')}
        </Banner>
      )}
      {author.viewerHasHidden && (
        <Banner
          action={{
            label: t('entry.hiddenAuthor.show'),
            onSelect: () => void hide({ __typename: 'BlogAuthor', id: author.id }, name, false),
          }}
        >
          {t('entry.hiddenAuthor.text', { name })}
        </Banner>
      )}
    </div>
  )
}
