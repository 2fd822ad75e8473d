import type { Icon } from '@tabler/icons-react'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { usePictureSource_picture$key } from '#shared/pictures/__generated__/usePictureSource_picture.graphql'
import { useLocale } from '#platform/i18n/useLocale'
import { formatCalendarPart } from '#lib/format/formatDate'
import rows from '#ui/layout/rows.module.css'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import { GatheringMark, type MarkKind } from './GatheringMark'
import classes from './GatheringRow.module.css'
import { dayOf, timesInWords, type LocalTimes } from './times'

/** A fact with its icon. */
interface Sign {
  readonly text: string
  readonly icon: Icon
}

interface GatheringRowProps {
  title: string
  href: string
  times: LocalTimes
  mark: MarkKind | null
  cover: usePictureSource_picture$key | null | undefined
  /** Those without a text are left out. */
  signs: readonly (Sign | false)[]
  /** Heading level of the title: 2 on a page, 3 in a section. */
  order: 2 | 3
}

/** A gathering in a list. Screens load the texts `gatherings`. */
export function GatheringRow({ title, href, times, mark, cover, signs, order }: GatheringRowProps) {
  const locale = useLocale()
  const picture = usePictureSource(cover)
  const day = dayOf(times.localBegin)
  const Title = `h${order}` as const
  return (
    <article className={`${rows.row} ${classes.row}`}>
      <time className={classes.date} dateTime={day}>
        <span className={classes.weekday}>{formatCalendarPart(day, locale, { weekday: 'short' })}</span>
        <span className={classes.day}>{Number(day.slice(8))}</span>
        <span className={classes.month}>{formatCalendarPart(day, locale, { month: 'short' })}</span>
      </time>
      <div className={rows.words}>
        <p className={classes.time}>
          {timesInWords(times, locale)}
          {mark && <GatheringMark kind={mark} />}
        </p>
        <Title className={rows.title}>
          <AppLink className={rows.link} href={href}>
            {title}
          </AppLink>
        </Title>
        <ul className={classes.signs}>
          {signs.map(
            (sign) =>
              sign && (
                <li key={sign.text}>
                  <sign.icon size={16} stroke={1.6} aria-hidden />
                  {sign.text}
                </li>
              ),
          )}
        </ul>
      </div>
      {picture && <Picture className={classes.cover} source={picture} alt="" ratio="4 / 3" sizes="120px" />}
    </article>
  )
}
