import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { MembersOnly } from '#shared/membership/MembersOnly'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import type { CreateLodgeScreenQuery } from './__generated__/CreateLodgeScreenQuery.graphql'
import { LodgeFounding } from './LodgeFounding'

const query = graphql`
  query CreateLodgeScreenQuery($dark: Boolean!) @preloadable {
    ...useSubjects_query
  }
`

export function CreateLodgeScreen() {
  const { t } = useTranslation('lodges')
  const { member } = useViewer()
  const data = useScreenQuery<CreateLodgeScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{`${t('editor.titleNew')} · ${t('title')}`}</PageTitle>
      {member ? (
        <LodgeFounding query={data} />
      ) : (
        <MembersOnly
          feature="CREATE_LODGE"
          title={t('editor.paying.title')}
          text={t('editor.paying.text')}
          offer={t('editor.paying.offer')}
          icon={<IconUsersGroup size={26} stroke={1.5} />}
        />
      )}
    </Page>
  )
}
