import { IconLock, IconLockOpen2, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useDistance } from '#shared/profiles/useDistance'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePlace } from '#shared/profiles/usePlace'
import type { LodgeFacts_lodge$key } from './__generated__/LodgeFacts_lodge.graphql'
import classes from './LodgeFacts.module.css'

const fragment = graphql`
  fragment LodgeFacts_lodge on Lodge {
    access
    memberCount
    distance
    place {
      ...usePlace_area
    }
    owner {
      ...ProfileLink_profile
    }
  }
`

/** Where a lodge meets, its size, how one gets in, and who leads it. */
export function LodgeFacts({ lodge }: { lodge: LodgeFacts_lodge$key }) {
  const { t } = useTranslation('lodge')
  const { access, memberCount, distance, owner, ...data } = useFragment(fragment, lodge)
  const distances = useDistance()
  const place = usePlace(data.place)
  const isOpen = access === 'ACCESS_FOR_ALL'
  const Lock = isOpen ? IconLockOpen2 : IconLock
  return (
    <div className={classes.facts}>
      <span className={classes.fact}>
        <IconMapPin size={17} stroke={1.75} aria-hidden />
        {place
          ? [place, distance != null && distances.away(distance)].filter(Boolean).join(' · ')
          : t('facts.wholeCountry')}
      </span>
      <span className={classes.fact}>
        <IconUsers size={17} stroke={1.75} aria-hidden />
        {t('facts.members', { count: memberCount })}
      </span>
      <span className={classes.fact}>
        <Lock size={17} stroke={1.75} aria-hidden />
        {t(isOpen ? 'facts.open' : 'facts.approved')}
      </span>
      {owner && (
        <span className={classes.owner}>
          {t('facts.ledBy')} <ProfileLink profile={owner} />
        </span>
      )}
    </div>
  )
}
