import { IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useParams } from 'react-router-dom'
import { lodgePath } from '#shared/lodges/paths'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { useLocale } from '#platform/i18n/useLocale'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import { readMeetup } from '../../writing/readMeetup'
import type { WriteMeetupScreen_lodge$key } from './__generated__/WriteMeetupScreen_lodge.graphql'
import type { WriteMeetupScreen_meetup$key } from './__generated__/WriteMeetupScreen_meetup.graphql'
import type { WriteMeetupScreenQuery } from './__generated__/WriteMeetupScreenQuery.graphql'
import { MeetupEditor } from './MeetupEditor'

const query = graphql`
  query WriteMeetupScreenQuery($lodge: Int!, $meetup: Int!, $edits: Boolean!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      id
      name
      ...WriteMeetupScreen_lodge
    }
    meetup(legacyId: $meetup) @include(if: $edits) {
      legacyId
      viewerCanEdit
      lodge {
        id
      }
      ...WriteMeetupScreen_meetup
    }
  }
`

const lodgeFragment = graphql`
  fragment WriteMeetupScreen_lodge on Lodge {
    id
    legacyId
    name
    isDark
    viewerCanTakePart
    viewerCanCreateMeetup
  }
`

const meetupFragment = graphql`
  fragment WriteMeetupScreen_meetup on Meetup {
    media {
      ...editableMedia_media
    }
    ...readMeetup_meetup
  }
`

/** Plans a meetup, or changes one. */
export function WriteMeetupScreen() {
  const { t } = useTranslation('meetups')
  const { lodge, meetup } = useScreenQuery<WriteMeetupScreenQuery>(query)
  const isNew = useParams().meetupId === undefined
  // Choosing to plan while planning starts another meetup.
  const { key } = useLocation()
  if (!lodge) return <NotFoundScreen />
  const edited = meetup?.viewerCanEdit && meetup.lodge?.id === lodge.id ? meetup : null
  return (
    <Page>
      <PageTitle>{`${lodge.name}, ${isNew ? t('editor.titleNew') : t('editor.titleEdit')}`}</PageTitle>
      {isNew ? (
        <NewMeetup key={key} lodge={lodge} />
      ) : edited ? (
        <Saved key={edited.legacyId} meetup={edited} lodge={lodge} />
      ) : (
        <NothingToWrite lodge={lodge} reason="gone" />
      )}
    </Page>
  )
}

interface PlaceProps {
  lodge: WriteMeetupScreen_lodge$key
}

function NewMeetup({ lodge }: PlaceProps) {
  const data = useFragment(lodgeFragment, lodge)
  if (!data.viewerCanTakePart) return <NothingToWrite lodge={lodge} reason="outside" />
  if (!data.viewerCanCreateMeetup) return <NothingToWrite lodge={lodge} reason="leadersOnly" />
  return <MeetupEditor lodge={data} saved={null} media={[]} />
}

function Saved({ meetup, lodge }: PlaceProps & { meetup: WriteMeetupScreen_meetup$key }) {
  const locale = useLocale()
  const data = useFragment(meetupFragment, meetup)
  const place = useFragment(lodgeFragment, lodge)
  // What is typed here is newer than the fetched version, whatever the store learns meanwhile.
  const [saved] = useState(() => readMeetup(data, locale))
  return <MeetupEditor lodge={place} saved={saved} media={data.media ?? []} />
}

interface NothingToWriteProps extends PlaceProps {
  reason: 'gone' | 'outside' | 'leadersOnly'
}

function NothingToWrite({ lodge, reason }: NothingToWriteProps) {
  const { t } = useTranslation('meetups')
  const { legacyId } = useFragment(lodgeFragment, lodge)
  return (
    <EmptyState
      isPage
      icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
      title={t(`editor.${reason}.title`)}
      text={t(`editor.${reason}.text`)}
      action={
        reason === 'outside'
          ? { label: t('toLodge'), href: lodgePath(legacyId) }
          : { label: t('toCalendar'), href: lodgePath(legacyId, 'Calendar') }
      }
    />
  )
}
