import { IconMapPin, IconMessageCircle, IconRepeat, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useLocale } from '#platform/i18n/useLocale'
import { formatCalendarPart } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import { dayOf, timesInWords } from './times'
import type { MeetupRow_meetup$key } from './__generated__/MeetupRow_meetup.graphql'
import { meetupPath } from '../paths'
import { MeetupMark } from './MeetupMark'
import rows from '../rows.module.css'
import classes from './MeetupRow.module.css'

const fragment = graphql`
  fragment MeetupRow_meetup on Meetup {
    legacyId
    title
    place
    localBegin
    localEnd
    repetition
    comingCount
    commentCount
    cover {
      ...usePictureSource_picture
    }
    ...MeetupMark_meetup
  }
`

interface MeetupRowProps {
  meetup: MeetupRow_meetup$key
  lodge: number
  /** Heading level of the title: 2 on a page, 3 in a section. */
  order?: 2 | 3
}

/** A meetup in a list. Screens load the texts `meetups`. */
export function MeetupRow({ meetup, lodge, order = 3 }: MeetupRowProps) {
  const { t } = useTranslation('meetups')
  const locale = useLocale()
  const data = useFragment(fragment, meetup)
  const cover = usePictureSource(data.cover)
  const day = dayOf(data.localBegin)
  const Title = `h${order}` as const
  const signs = [
    data.place && { text: data.place, icon: IconMapPin },
    data.comingCount > 0 && { text: t('row.coming', { count: data.comingCount }), icon: IconUsers },
    data.commentCount > 0 && { text: t('row.comments', { count: data.commentCount }), icon: IconMessageCircle },
    data.repetition !== 'ONCE' && { text: t(`repetition.${data.repetition}`), icon: IconRepeat },
  ].filter((sign) => sign !== '' && sign !== false)
  return (
    <article className={`${rows.row} ${classes.row}`}>
      <time className={classes.date} dateTime={day}>
        <span className={classes.weekday}>{formatCalendarPart(day, locale, { weekday: 'short' })}</span>
        <span className={classes.day}>{Number(day.slice(8))}</span>
        <span className={classes.month}>{formatCalendarPart(day, locale, { month: 'short' })}</span>
      </time>
      <div className={rows.words}>
        <p className={classes.time}>
          {timesInWords(data, locale)}
          <MeetupMark meetup={data} />
        </p>
        <Title className={rows.title}>
          <AppLink className={rows.link} href={meetupPath(lodge, data.legacyId)}>
            {data.title}
          </AppLink>
        </Title>
        <ul className={classes.signs}>
          {signs.map(({ text, icon: Sign }) => (
            <li key={text}>
              <Sign size={16} stroke={1.6} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {cover && <Picture className={classes.cover} source={cover} alt="" ratio="4 / 3" sizes="120px" />}
    </article>
  )
}
