import { VisuallyHidden } from '@mantine/core'
import { IconCalendarDown, IconClock, IconMapPin, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { zoneInWords } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { TextLink } from '#ui/links/TextLink'
import { PlaceLines } from '../../components/PlaceLines'
import { daysInWords, timesInWords } from '#shared/lodges/meetups/times'
import type { MeetupFacts_meetup$key } from './__generated__/MeetupFacts_meetup.graphql'
import classes from './MeetupFacts.module.css'

const fragment = graphql`
  fragment MeetupFacts_meetup on Meetup {
    place
    address
    beginsAt
    localBegin
    localEnd
    timeZone
    repetition
    cancelledAt
    icsUrl
    ...PlaceLines_meetup
  }
`

/** Directions to an address, in whichever program for maps the device has. */
const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address.replaceAll('\n', ', ') })}`

/** When and where a meetup is, and its places. */
export function MeetupFacts({ meetup }: { meetup: MeetupFacts_meetup$key }) {
  const { t } = useTranslation('meetups')
  const locale = useLocale()
  const data = useFragment(fragment, meetup)
  const { place, address, beginsAt, timeZone, repetition, cancelledAt, icsUrl } = data
  const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone
  return (
    <dl className={classes.facts}>
      <Fact icon={<IconClock size={22} stroke={1.6} aria-hidden />} name={t('facts.when')}>
        <time dateTime={beginsAt} className={classes.main}>
          <span className={classes.days}>{daysInWords(data, locale)}</span>
          <span>{timesInWords(data, locale)}</span>
        </time>
        {isElsewhere && (
          <p className={classes.quiet}>{t('facts.zone', { zone: zoneInWords(beginsAt, locale, timeZone) })}</p>
        )}
        {repetition !== 'ONCE' && <p className={classes.quiet}>{t(`repetition.${repetition}`)}</p>}
        {icsUrl != null && (
          <AppLink className={classes.link} href={icsUrl} download>
            <IconCalendarDown size={18} stroke={1.75} aria-hidden />
            {t('facts.ics')}
          </AppLink>
        )}
      </Fact>
      {(place !== '' || Boolean(address)) && (
        <Fact icon={<IconMapPin size={22} stroke={1.6} aria-hidden />} name={t('facts.where')}>
          {place && <p className={classes.main}>{place}</p>}
          {address && <p className={classes.address}>{address}</p>}
          {address && (
            <p>
              <TextLink standalone href={directionsTo(address)} target="_blank" rel="noopener noreferrer">
                {t('facts.directions')}
              </TextLink>
            </p>
          )}
        </Fact>
      )}
      {cancelledAt == null && (
        <Fact icon={<IconUsers size={22} stroke={1.6} aria-hidden />} name={t('facts.places')}>
          <PlaceLines meetup={data} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
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
