import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useSite, useViewer } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import { EntryEditor } from '../../components/editor/EntryEditor'
import { ForMembers } from '../../components/editor/ForMembers'

export function CreateEntryScreen() {
  const { t } = useTranslation('blogs')
  const { isMember } = useViewer()
  const { isDark } = useSite()
  // Choosing to write while writing starts another entry.
  const { key } = useLocation()
  return (
    <Page>
      <PageTitle>{`${t('editor.titleNew')} · ${t('title')}`}</PageTitle>
      {isMember ? (
        <EntryEditor key={key} saved={null} media={[]} dark={isDark} hasUnpublishedChanges={false} />
      ) : (
        <ForMembers feature="CREATE_BLOG" />
      )}
    </Page>
  )
}
