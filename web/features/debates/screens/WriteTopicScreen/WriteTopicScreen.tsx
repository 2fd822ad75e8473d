import { IconMessages, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useParams } from 'react-router-dom'
import { lodgePath } from '#shared/lodges/paths'
import { MembersOnly } from '#shared/membership/MembersOnly'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import { readDraft } from '../../writing/readDraft'
import type { WriteTopicScreen_draft$key } from './__generated__/WriteTopicScreen_draft.graphql'
import type { WriteTopicScreen_lodge$key } from './__generated__/WriteTopicScreen_lodge.graphql'
import type { WriteTopicScreenQuery } from './__generated__/WriteTopicScreenQuery.graphql'
import { TopicEditor } from './TopicEditor'

const query = graphql`
  query WriteTopicScreenQuery($lodge: Int!, $topic: Int!, $edits: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      isMember
      debateDraft(legacyId: $topic) @include(if: $edits) {
        legacyId
        categoryId
        ...WriteTopicScreen_draft
      }
    }
    lodge(legacyId: $lodge) {
      name
      debateCategories {
        id
      }
      ...WriteTopicScreen_lodge
    }
  }
`

const lodgeFragment = graphql`
  fragment WriteTopicScreen_lodge on Lodge {
    legacyId
    viewerCanStartTopic
    viewerCanTakePart
    debateCategories {
      id
    }
    ...TopicEditor_lodge
  }
`

const draftFragment = graphql`
  fragment WriteTopicScreen_draft on DebateDraft {
    hasUnpublishedChanges
    media {
      ...editableMedia_media
    }
    ...readDraft_topic
  }
`

/** Begins a topic, or goes on writing one. */
export function WriteTopicScreen() {
  const { t } = useTranslation('debates')
  const { viewer, lodge } = useScreenQuery<WriteTopicScreenQuery>(query)
  const isNew = useParams().topicId === undefined
  // Choosing to write while writing starts another topic.
  const { key } = useLocation()
  if (!lodge) return <NotFoundScreen />
  const { debateDraft } = viewer
  const draft =
    debateDraft && lodge.debateCategories?.some(({ id }) => id === debateDraft.categoryId) ? debateDraft : null
  return (
    <Page>
      <PageTitle>{`${lodge.name}, ${isNew ? t('editor.titleNew') : t('editor.titleEdit')}`}</PageTitle>
      {!viewer.isMember ? (
        <MembersOnly
          feature="CREATE_LODGE_DEBATE_ENTRY"
          title={t('editor.members.title')}
          text={isNew ? t('editor.members.create') : t('editor.members.edit')}
          offer={t('editor.members.offer')}
          icon={<IconPencil size={26} stroke={1.5} aria-hidden />}
        />
      ) : isNew ? (
        <NewTopic key={key} lodge={lodge} />
      ) : draft ? (
        <Draft key={draft.legacyId} draft={draft} lodge={lodge} />
      ) : (
        <NothingToWrite lodge={lodge} reason="gone" />
      )}
    </Page>
  )
}

interface PlaceProps {
  lodge: WriteTopicScreen_lodge$key
}

function NewTopic({ lodge }: PlaceProps) {
  const data = useFragment(lodgeFragment, lodge)
  if (!data.viewerCanTakePart) return <NothingToWrite lodge={lodge} reason="outside" />
  if (!data.viewerCanStartTopic) return <NothingToWrite lodge={lodge} reason="leadersOnly" />
  if (!data.debateCategories?.length) return <NothingToWrite lodge={lodge} reason="noCategory" />
  return <TopicEditor lodge={data} saved={null} media={[]} hasUnpublishedChanges={false} />
}

function Draft({ draft, lodge }: PlaceProps & { draft: WriteTopicScreen_draft$key }) {
  const data = useFragment(draftFragment, draft)
  const place = useFragment(lodgeFragment, lodge)
  // The text typed here is newer than the fetched draft, whatever the store learns meanwhile.
  const [saved] = useState(() => readDraft(data, place.legacyId))
  return (
    <TopicEditor lodge={place} saved={saved} media={data.media} hasUnpublishedChanges={data.hasUnpublishedChanges} />
  )
}

interface NothingToWriteProps extends PlaceProps {
  reason: 'gone' | 'outside' | 'leadersOnly' | 'noCategory'
}

function NothingToWrite({ lodge, reason }: NothingToWriteProps) {
  const { t } = useTranslation('debates')
  const { legacyId } = useFragment(lodgeFragment, lodge)
  return (
    <EmptyState
      isPage
      icon={<IconMessages size={26} stroke={1.5} aria-hidden />}
      title={t(`editor.${reason}.title`)}
      text={t(`editor.${reason}.text`)}
      action={
        reason === 'outside'
          ? { label: t('toLodge'), href: lodgePath(legacyId) }
          : { label: t('toDebates'), href: lodgePath(legacyId, 'Debate') }
      }
    />
  )
}
