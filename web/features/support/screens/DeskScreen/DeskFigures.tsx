import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatDate } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { useLocale } from '#platform/i18n/useLocale'
import type { DeskFigures_viewer$key } from './__generated__/DeskFigures_viewer.graphql'
import classes from './DeskFigures.module.css'

const fragment = graphql`
  fragment DeskFigures_viewer on Viewer {
    ticketFigures {
      waiting
      waitingSince
      days {
        date
        arrived
        answered
      }
      ratings
    }
  }
`

const HEIGHT = 44

/** How much waits, what came and was answered in two weeks, and how members rate it. */
export function DeskFigures({ viewer }: { viewer: DeskFigures_viewer$key }) {
  const { t } = useTranslation('support')
  const { t: timeWords } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const { ticketFigures: figures } = useFragment(fragment, viewer)
  if (!figures) return null
  const { waiting, waitingSince, days, ratings } = figures
  const most = Math.max(1, ...days.flatMap(({ arrived, answered }) => [arrived, answered]))
  const count = ratings.reduce((sum, each) => sum + each, 0)
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0)
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(count > 0 ? stars / count : 0)
  const height = (value: number) => Math.round((value / most) * HEIGHT)
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('figures.waiting')}</dt>
        <dd className={classes.number}>{waiting}</dd>
        {waitingSince && (
          <dd className={classes.quiet}>
            {t('figures.longest', { time: formatRelativeTime(waitingSince, now, timeWords) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('figures.rated')}</dt>
        <dd className={classes.number}>{count > 0 ? average : '–'}</dd>
        <dd className={classes.quiet}>{t('figures.ratings', { count })}</dd>
      </div>
      <div className={classes.days}>
        <dt>{t('figures.days')}</dt>
        <dd>
          <ol className={classes.bars}>
            {days.map(({ date, arrived, answered }) => (
              <li
                key={date}
                aria-label={t('figures.day', {
                  date: formatDate(date, locale, { style: 'medium' }),
                  arrived,
                  answered,
                })}
              >
                <span className={classes.arrived} style={{ height: height(arrived) }} />
                <span className={classes.answered} style={{ height: height(answered) }} />
              </li>
            ))}
          </ol>
        </dd>
        <dd className={classes.legend} aria-hidden>
          <span data-of="arrived">{t('figures.arrived')}</span>
          <span data-of="answered">{t('figures.answered')}</span>
        </dd>
      </div>
    </dl>
  )
}
