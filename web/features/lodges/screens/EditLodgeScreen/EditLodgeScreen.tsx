import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { lodgesPath } from '#shared/lodges/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import type { readLodgeDraft_draft$key } from '../../writing/__generated__/readLodgeDraft_draft.graphql'
import { readLodgeDraft } from '../../writing/readLodgeDraft'
import type { EditLodgeScreenQuery } from './__generated__/EditLodgeScreenQuery.graphql'
import { LodgeEditor } from './LodgeEditor'

const query = graphql`
  query EditLodgeScreenQuery($legacyId: Int!, $dark: Boolean!) @preloadable {
    viewer {
      lodgeDraft(legacyId: $legacyId) {
        legacyId
        ...readLodgeDraft_draft
      }
    }
    ...useSubjects_query
  }
`

export function EditLodgeScreen() {
  const { t } = useTranslation('lodges')
  const data = useScreenQuery<EditLodgeScreenQuery>(query)
  const { lodgeDraft } = data.viewer
  return (
    <Page>
      <PageTitle>{`${t('editor.titleEdit')} · ${t('title')}`}</PageTitle>
      {lodgeDraft ? (
        <Editor key={lodgeDraft.legacyId} draft={lodgeDraft} query={data} />
      ) : (
        <EmptyState
          isPage
          icon={<IconUsersGroup size={26} stroke={1.5} />}
          title={t('editor.gone.title')}
          text={t('editor.gone.text')}
          action={{ label: t('tabs.mine'), href: lodgesPath('MyLodges') }}
        />
      )}
    </Page>
  )
}

function Editor({ draft, query: options }: { draft: readLodgeDraft_draft$key; query: useSubjects_query$key }) {
  // What is typed here is newer than the fetched draft, whatever the store learns meanwhile.
  const [saved] = useState(() => readLodgeDraft(draft))
  return <LodgeEditor saved={saved} query={options} />
}
