import {
  IconBan,
  IconCrown,
  IconDoorEnter,
  IconDoorExit,
  IconStar,
  IconStarOff,
  IconUserCheck,
  IconUserX,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime } from '#lib/format/formatDate'
import type { LodgeActivityEvent, LogRow_activity$key } from './__generated__/LogRow_activity.graphql'
import classes from './LogRow.module.css'

const fragment = graphql`
  fragment LogRow_activity on LodgeActivity {
    event
    createdAt
    profile {
      id
      ...ProfileLink_profile
    }
    actor {
      id
      ...ProfileLink_profile
    }
  }
`

const SIGNS: Record<LodgeActivityEvent, Icon> = {
  MEMBER_JOINED: IconDoorEnter,
  MEMBERSHIP_DECLINED: IconUserX,
  PROFILE_BANNED: IconBan,
  PROFILE_UNBANNED: IconUserCheck,
  MEMBERSHIP_APPROVED: IconUserCheck,
  PROMOTED_TO_ASSISTANT: IconStar,
  DEMOTED_FROM_ASSISTANT: IconStarOff,
  PROMOTED_TO_CO_OWNER: IconStar,
  DEMOTED_FROM_CO_OWNER: IconStarOff,
  LODGE_LEFT: IconDoorExit,
  MEMBERSHIP_REVOKED: IconUserX,
  OWNERSHIP_PASSED: IconCrown,
  OWNERSHIP_RELEASED: IconCrown,
  OWNERSHIP_TAKEN: IconCrown,
}

/** A line of the membership log: to whom what happened, when, and by whom. */
export function LogRow({ activity }: { activity: LogRow_activity$key }) {
  const { t } = useTranslation('lodgeMembers')
  const locale = useLocale()
  const { event, createdAt, profile, actor } = useFragment(fragment, activity)
  const Sign = SIGNS[event]
  return (
    <li className={classes.row}>
      <span className={classes.sign}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <p>
          {profile ? <ProfileLink profile={profile} /> : t('log.somebody')} {t(`log.events.${event}`)}
        </p>
        <p className={classes.quiet}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
          {actor && actor.id !== profile?.id && (
            <>
              {' · '}
              {t('log.by')} <ProfileLink profile={actor} />
            </>
          )}
        </p>
      </div>
    </li>
  )
}
