import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '../../../../app/PageTitle'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { ConversationPane } from '../../components/conversation/ConversationPane'
import { ConversationList } from '../../components/list/ConversationList'
import type { MailScreenQuery } from './__generated__/MailScreenQuery.graphql'

const query = graphql`
  query MailScreenQuery($legacyId: Int!, $open: Boolean!) @preloadable @throwOnFieldError {
    conversation(legacyId: $legacyId) @include(if: $open) {
      id
      ...ConversationPane_conversation
    }
    viewer {
      ...ConversationList_viewer
    }
  }
`

/** The conversations of the member, and the one that is open. */
export function MailScreen() {
  const { t } = useTranslation('mail')
  const { conversation, viewer } = useScreenQuery<MailScreenQuery>(query)
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <ConversationList viewer={viewer} />
      {conversation && <ConversationPane key={conversation.id} conversation={conversation} />}
    </>
  )
}
