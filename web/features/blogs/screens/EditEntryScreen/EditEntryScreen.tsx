import { IconNotebook } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { EntryEditor } from '../../components/editor/EntryEditor'
import { ForMembers } from '../../components/editor/ForMembers'
import { readDraft } from '../../writing/readDraft'
import type { EditEntryScreen_draft$key } from './__generated__/EditEntryScreen_draft.graphql'
import type { EditEntryScreenQuery } from './__generated__/EditEntryScreenQuery.graphql'

const query = graphql`
  query EditEntryScreenQuery($legacyId: Int!, $paying: Boolean!) @preloadable {
    viewer {
      isMember
      blogDraft(legacyId: $legacyId) @include(if: $paying) {
        legacyId
        ...EditEntryScreen_draft
      }
    }
  }
`

const fragment = graphql`
  fragment EditEntryScreen_draft on BlogDraft {
    isDark
    hasUnpublishedChanges
    media {
      ...editableMedia_media
    }
    ...readDraft_draft
  }
`

export function EditEntryScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<EditEntryScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{`${t('editor.titleEdit')} · ${t('title')}`}</PageTitle>
      {viewer.blogDraft ? (
        <Editor key={viewer.blogDraft.legacyId} draft={viewer.blogDraft} />
      ) : viewer.isMember ? (
        <EmptyState
          isPage
          icon={<IconNotebook size={26} stroke={1.5} aria-hidden />}
          title={t('editor.gone.title')}
          text={t('editor.gone.text')}
          action={{ label: t('lists.tabs.myBlogs'), href: blogPath('MyBlogs') }}
        />
      ) : (
        <ForMembers feature="EDIT_BLOG" />
      )}
    </Page>
  )
}

function Editor({ draft }: { draft: EditEntryScreen_draft$key }) {
  const data = useFragment(fragment, draft)
  // The text typed here is newer than the fetched draft, whatever the store learns meanwhile.
  const [saved] = useState(() => readDraft(data))
  return (
    <EntryEditor
      saved={saved}
      media={data.media}
      dark={data.isDark}
      hasUnpublishedChanges={data.hasUnpublishedChanges}
    />
  )
}
