import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatCalendarPart } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { addDays, addMonths, firstOf, monthOf, weeksOf } from './calendar'
import classes from './Month.module.css'

/** Days that the arrow keys move by. */
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTH_STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
/** In the state of a navigation: the keyboard was in the grid, and stays there. */
const BY_KEYBOARD = 'by keyboard'
/** A day has no more dots than this. */
const MAX_DOTS = 3

/** A day on which something happens. */
interface MonthDay {
  /** yyyy-MM-dd. */
  readonly date: string
  readonly count: number
  /** Of those, the ones that the viewer has signed up for. */
  readonly own: number
}

interface MonthGridProps {
  /** In order. */
  days: readonly MonthDay[]
  /** The last day of the month. */
  lastDay: string
  /** yyyy-MM. */
  month: string
  label: string
  /** The address of a day or a month. */
  pathOf: (date: string) => string
  /** Says how much happens on a day. */
  countInWords: (count: number) => string
}

/**
 * The days of a month, each a link to what happens then. The grid is one tab stop: the arrow keys move in it, and Page Up and
 * Page Down lead to other months.
 */
export function MonthGrid({ days, lastDay, month, label, pathOf, countInWords }: MonthGridProps) {
  const { t } = useTranslation('gatherings')
  const locale = useLocale()
  const navigate = useNavigate()
  const isByKeyboard = useLocation().state === BY_KEYBOARD
  const grid = useRef<HTMLTableElement>(null)
  const today = toIsoDate(calendarDateOf(useToday()))
  const firstDay = firstOf(month)
  const [stop, setStop] = useState(monthOf(today) === month ? today : (days[0]?.date ?? firstDay))
  const busy = new Map(days.map((day) => [day.date, day]))
  const weeks = weeksOf(month)

  useEffect(() => {
    if (isByKeyboard) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isByKeyboard])

  const targetOf = (key: string): string | undefined => {
    const week = weeks.find((each) => each.includes(stop))
    if (key === 'Home') return week?.find((day) => day !== null) ?? undefined
    if (key === 'End') return week?.findLast((day) => day !== null) ?? undefined
    const step = DAY_STEPS[key]
    return step === undefined ? undefined : addDays(stop, step)
  }
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const months = MONTH_STEPS[event.key]
    const target = targetOf(event.key)
    if (months === undefined && target === undefined) return
    event.preventDefault()
    if (months !== undefined) {
      void navigate(pathOf(addMonths(month, months)), { preventScrollReset: true, state: BY_KEYBOARD })
    } else if (target !== undefined && target >= firstDay && target <= lastDay) {
      setStop(target)
      event.currentTarget.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
    }
  }

  const dayOf = (day: string) => {
    const facts = busy.get(day)
    const count = facts?.count ?? 0
    const own = facts?.own ?? 0
    const name = formatCalendarPart(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
    const words = [name, countInWords(count), own > 0 && t('month.own', { count: own })]
    return (
      <AppLink
        className={classes.day}
        href={pathOf(day)}
        tabIndex={day === stop ? 0 : -1}
        data-day={day}
        data-busy={count > 0}
        data-own={own > 0}
        aria-current={day === today ? 'date' : undefined}
        aria-label={words.filter(Boolean).join(', ')}
        onFocus={() => setStop(day)}
      >
        {Number(day.slice(8))}
        <span className={classes.dots}>
          {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
            <span key={index} className={classes.dot} />
          ))}
        </span>
      </AppLink>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of links, moved in by keys
    <table ref={grid} className={classes.grid} role="grid" aria-label={label} onKeyDown={move}>
      <thead>
        <tr>
          {(weeks[1] ?? []).map((day) => (
            <th key={day} scope="col" abbr={day ? formatCalendarPart(day, locale, { weekday: 'long' }) : undefined}>
              {day && formatCalendarPart(day, locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => (
              <td key={day ?? `${number} ${column}`}>{day && dayOf(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
