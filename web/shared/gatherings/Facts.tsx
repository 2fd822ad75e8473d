import { VisuallyHidden } from '@mantine/core'
import { IconCalendarDown, IconClock, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { zoneInWords } from '#lib/format/formatDate'
import { hasClocksOf } from '#lib/format/timeZone'
import { AppLink } from '#ui/links/AppLink'
import { TextLink } from '#ui/links/TextLink'
import classes from './Facts.module.css'
import { daysInWords, timesInWords, type LocalTimes } from './times'

/** The list of facts at the side of a gathering. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

interface FactProps {
  icon: ReactNode
  /** Read, not shown. */
  name: string
  children: ReactNode
}

/** A fact with its icon. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A quiet line below the main line of a fact. */
export function FactNote({ children }: { children: ReactNode }) {
  return <p className={classes.quiet}>{children}</p>
}

/** The main line of a fact. */
export function FactLine({ children }: { children: ReactNode }) {
  return <p className={classes.main}>{children}</p>
}

interface WhenProps extends LocalTimes {
  beginsAt: string
  timeZone: string
  /** The address of the calendar file. */
  icsUrl: string | null | undefined
  /** How it repeats, if it does. */
  note?: string
}

/** When a gathering is, on the clocks of its place, and the way into a calendar. */
export function When({ beginsAt, timeZone, icsUrl, note, ...times }: WhenProps) {
  const { t } = useTranslation('gatherings')
  const locale = useLocale()
  const isElsewhere = !hasClocksOf(timeZone, new Date(beginsAt))
  return (
    <Fact icon={<IconClock size={22} stroke={1.6} aria-hidden />} name={t('facts.when')}>
      <time dateTime={beginsAt} className={classes.main}>
        <span className={classes.days}>{daysInWords(times, locale)}</span>
        <span>{timesInWords(times, locale)}</span>
      </time>
      {isElsewhere && <FactNote>{t('facts.zone', { zone: zoneInWords(beginsAt, locale, timeZone) })}</FactNote>}
      {note && <FactNote>{note}</FactNote>}
      {icsUrl != null && (
        <AppLink className={classes.link} href={icsUrl} download>
          <IconCalendarDown size={18} stroke={1.75} aria-hidden />
          {t('facts.ics')}
        </AppLink>
      )}
    </Fact>
  )
}

/** Directions to an address, in whichever program for maps the device has. */
const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address.replaceAll('\n', ', ') })}`

interface WhereProps {
  place: string
  /** Null where it is not for the viewer. */
  address: string | null | undefined
  children?: ReactNode
}

/** Where a gathering is, and the way there. */
export function Where({ place, address, children }: WhereProps) {
  const { t } = useTranslation('gatherings')
  return (
    <Fact icon={<IconMapPin size={22} stroke={1.6} aria-hidden />} name={t('facts.where')}>
      {place && <FactLine>{place}</FactLine>}
      {address && <p className={classes.address}>{address}</p>}
      {children}
      {address && (
        <p>
          <TextLink standalone href={directionsTo(address)} target="_blank" rel="noopener noreferrer">
            {t('facts.directions')}
          </TextLink>
        </p>
      )}
    </Fact>
  )
}
