import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import article from '#shared/articles/Article.module.css'
import { Comments } from '#shared/comments/Comments'
import { lodgePath } from '#shared/lodges/paths'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileByline } from '#shared/profiles/ProfileByline'
import { RichText } from '#shared/richText/RichText'
import { useLocale } from '#platform/i18n/useLocale'
import { ListFailed } from '#platform/lists/ListFailed'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import { Banner } from '#ui/states/Banner'
import type { Meetup_lodge$key } from './__generated__/Meetup_lodge.graphql'
import type { Meetup_meetup$key } from './__generated__/Meetup_meetup.graphql'
import { Attendees } from './Attendees'
import classes from '#shared/gatherings/Gathering.module.css'
import { MeetupBar } from './MeetupBar'
import { MeetupFacts } from './MeetupFacts'
import { SignUp } from './SignUp'

const meetupFragment = graphql`
  fragment Meetup_meetup on Meetup @argumentDefinitions(layered: { type: "Boolean!" }) {
    title
    html
    editedAt
    cancelledAt
    media {
      ...RichText_media
    }
    cover {
      ...usePictureSource_picture
    }
    maker {
      id
      legacyId
      name
      picture {
        ...usePictureSource_picture
      }
      ...ProfileByline_profile
    }
    ...MeetupFacts_meetup
    ...SignUp_meetup
    ...Attendees_meetup
    ...MeetupBar_meetup
    ...useComments_item @arguments(layered: $layered)
  }
`

const lodgeFragment = graphql`
  fragment Meetup_lodge on Lodge {
    id
    legacyId
    viewerCanTakePart
  }
`

interface MeetupProps {
  meetup: Meetup_meetup$key
  lodge: Meetup_lodge$key
}

/** A meetup: when and where it is, who comes, what its maker says, and its comments. */
export function Meetup({ meetup, lodge }: MeetupProps) {
  const { t } = useTranslation(['meetups', 'gatherings', 'lodge'])
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const data = useFragment(meetupFragment, meetup)
  const { id, legacyId, viewerCanTakePart } = useFragment(lodgeFragment, lodge)
  const { title, html, media, maker, editedAt, cancelledAt } = data
  const cover = usePictureSource(data.cover)
  const closedNote = cancelledAt ? t('meetup.cancelled.closed') : viewerCanTakePart ? undefined : t('meetup.outside')
  return (
    <>
      <AppLink className={article.back} href={lodgePath(legacyId, 'Calendar')}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('lodge:tabs.calendar')}
      </AppLink>
      {cancelledAt && (
        <div className={classes.notice}>
          <Banner tone="warning" title={t('meetup.cancelled.title')}>
            {t('meetup.cancelled.text')}
          </Banner>
        </div>
      )}
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
          <Title order={2} className={classes.title} data-long={title.length > 60}>
            {title}
          </Title>
          <ProfileByline profile={maker} size={40}>
            {t('meetup.maker')}
            {editedAt && (
              <>
                {' · '}
                <time dateTime={editedAt} title={formatDateTime(editedAt, locale)}>
                  {t('gatherings:edited', { date: formatDate(new Date(editedAt), locale) })}
                </time>
              </>
            )}
          </ProfileByline>
        </header>
        <aside className={classes.aside} aria-label={t('meetup.facts')}>
          <MeetupFacts meetup={data} />
          <SignUp meetup={data} lodgeId={id} outside={!viewerCanTakePart} />
        </aside>
        <div className={classes.body}>
          {html == null ? (
            <ListFailed compact onRetry={() => void revalidate()} />
          ) : (
            html !== '' && <RichText html={html} media={media ?? []} />
          )}
          <MeetupBar meetup={data} lodge={{ id, legacyId }} />
          <Attendees meetup={data} />
          <Comments item={data} readAt={null} people={[maker]} closedNote={closedNote} isLikable={viewerCanTakePart} />
        </div>
      </article>
    </>
  )
}
