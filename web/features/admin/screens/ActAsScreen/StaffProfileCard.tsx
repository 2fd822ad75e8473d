import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Avatar } from '#ui/Avatar'
import type { StaffProfileCard_profile$key } from './__generated__/StaffProfileCard_profile.graphql'
import classes from './ActAsScreen.module.css'

const fragment = graphql`
  fragment StaffProfileCard_profile on StaffProfile {
    legacyId
    name
    status
    roleLevel
    createdAt
    area {
      ...usePlace_area
    }
    picture {
      ...usePictureSource_picture
    }
  }
`

export function StaffProfileCard({ profile }: { profile: StaffProfileCard_profile$key }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { legacyId, name, status, roleLevel, createdAt, area, picture } = useFragment(fragment, profile)
  const source = usePictureSource(picture)
  const place = usePlace(area)
  const date = formatDate(createdAt, locale, { style: 'medium' })
  const states = [
    status !== 'ACTIVE' && status !== 'DELETED' && t(`status.${status}`),
    roleLevel !== 'NORMAL' && t(`role.${roleLevel}`),
  ].filter((state) => state !== false)
  return (
    <>
      <Avatar name={name} picture={source} size={56} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{[t('profile.number', { id: legacyId }), place].filter(Boolean).join(' · ')}</p>
        <p className={classes.quiet}>{t('profile.created', { date })}</p>
        {states.length > 0 && <p className={classes.state}>{states.join(' · ')}</p>}
      </div>
    </>
  )
}
