import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import article from '#shared/articles/Article.module.css'
import { Comments } from '#shared/comments/Comments'
import { eventPath, eventsPath } from '#shared/events/paths'
import { Faces } from '#shared/gatherings/Faces'
import classes from '#shared/gatherings/Gathering.module.css'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { RichText } from '#shared/richText/RichText'
import { useLocale } from '#platform/i18n/useLocale'
import { ListFailed } from '#platform/lists/ListFailed'
import { useToday } from '#platform/session/useToday'
import { formatDate } from '#lib/format/formatDate'
import { Section } from '#ui/layout/Section'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import { Banner } from '#ui/states/Banner'
import type { Event_event$key } from './__generated__/Event_event.graphql'
import type { EventSignUp_viewer$key } from './__generated__/EventSignUp_viewer.graphql'
import { EventBar } from './EventBar'
import { EventFacts } from './EventFacts'
import { EventGuests } from './EventGuests'
import { EventQuestions } from './EventQuestions'
import { EventSignUp } from './EventSignUp'
import { HostTools } from './HostTools'

const fragment = graphql`
  fragment Event_event on Event @argumentDefinitions(layered: { type: "Boolean!" }) {
    legacyId
    title
    kind
    html
    status
    beginsAt
    editedAt
    cancelReason
    media {
      ...RichText_media
    }
    cover {
      ...usePictureSource_picture
    }
    hosts {
      id
      legacyId
      name
      picture {
        ...usePictureSource_picture
      }
      ...Faces_profiles
    }
    viewerCanSeeAlbum
    viewerCanCheckIn
    ...EventFacts_event
    ...EventSignUp_event
    ...EventGuests_event
    ...EventQuestions_event
    ...EventBar_event
    ...HostTools_event
    ...useComments_item @arguments(layered: $layered)
  }
`

interface EventProps {
  event: Event_event$key
  viewer: EventSignUp_viewer$key
}

/** An event: when and where it is, what it costs, its programme, who comes, what was asked, and its comments. */
export function Event({ event, viewer }: EventProps) {
  const { t } = useTranslation(['events', 'gatherings'])
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const data = useFragment(fragment, event)
  const { legacyId, title, html, media, status, editedAt, cancelReason } = data
  const hosts = data.hosts ?? []
  const hasBegun = new Date(data.beginsAt) <= useToday()
  const cover = usePictureSource(data.cover)
  return (
    <>
      <AppLink className={article.back} href={eventsPath('Upcoming')}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('toEvents')}
      </AppLink>
      {status === 'CANCELLED' && (
        <div className={classes.notice}>
          <Banner tone="warning" title={t('event.cancelled')}>
            {cancelReason || t('event.cancelledText')}
          </Banner>
        </div>
      )}
      {data.viewerCanCheckIn && <HostTools event={data} />}
      <article className={classes.gathering}>
        <header className={classes.head}>
          {cover && (
            <Picture
              className={classes.cover}
              source={cover}
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 64em) 720px, 100vw"
              eager
            />
          )}
          <p className={classes.kind}>
            {[
              t(`kind.${data.kind}`),
              editedAt && t('gatherings:edited', { date: formatDate(new Date(editedAt), locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Title order={1} className={classes.title} data-long={title.length > 60}>
            {title}
          </Title>
        </header>
        <aside className={classes.aside} aria-label={t('event.facts')}>
          <EventFacts event={data} />
          <EventSignUp event={data} viewer={viewer} />
        </aside>
        <div className={classes.body}>
          {html == null ? (
            <ListFailed compact onRetry={() => void revalidate()} />
          ) : (
            html !== '' && <RichText html={html} media={media ?? []} />
          )}
          <EventBar event={data} />
          {hosts.length > 0 && (
            <Section title={t('event.hosts')} action={{ label: t('event.write'), href: eventPath(legacyId, 'Mail') }}>
              <Faces profiles={hosts} label={t('event.hosts')} />
            </Section>
          )}
          <EventGuests event={data} />
          {data.viewerCanSeeAlbum && hasBegun && (
            <Section
              title={t('album.title')}
              note={t('album.who')}
              action={{ label: t('album.open'), href: eventPath(legacyId, 'Album') }}
            >
              {null}
            </Section>
          )}
          <EventQuestions event={data} />
          <Comments
            item={data}
            readAt={null}
            people={hosts}
            closedNote={status === 'PUBLISHED' ? undefined : t(`event.closed.${status}`)}
          />
        </div>
      </article>
    </>
  )
}
