import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useSite, useViewer } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import { EntryEditor } from '../../components/editor/EntryEditor'
import { ForMembers } from '../../components/editor/ForMembers'

export function CreateEntryScreen() {
  const { t } = useTranslation('blogs')
  const { member } = useViewer()
  const { dark } = useSite()
  // Choosing to write while writing starts another entry.
  const { key } = useLocation()
  return (
    <Page>
      <PageTitle>{`${t('editor.titleNew')} · ${t('title')}`}</PageTitle>
      {member ? (
        <EntryEditor key={key} saved={null} media={[]} dark={dark} unpublishedChanges={false} />
      ) : (
        <ForMembers feature="CREATE_BLOG" />
      )}
    </Page>
  )
}
