import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { ProfileListItem_profile$key } from './__generated__/ProfileListItem_profile.graphql'
import { ProfileCard } from './ProfileCard'
import { ProfileDetails } from './ProfileDetails'
import classes from './ProfileList.module.css'
import type { ProfileListView } from './useProfileListView'

const fragment = graphql`
  fragment ProfileListItem_profile on Profile {
    ...ProfileCard_profile
    ...ProfileDetails_profile @include(if: $detailed) @alias(as: "details")
  }
`

export interface ListedProfile {
  readonly id: string
  readonly profile: ProfileListItem_profile$key
  /** Whether the profile has paid for the first place. */
  readonly promoted?: boolean
  /** A short text under the card, e.g. the reason for a match or the time of a visit. */
  readonly note?: ReactNode
}

interface ProfileListItemProps {
  item: ListedProfile
  view: ProfileListView
  eager: boolean
}

export function ProfileListItem({ item, view, eager }: ProfileListItemProps) {
  const { t } = useTranslation('shell')
  const profile = useFragment(fragment, item.profile)
  return (
    <article className={classes.item} data-view={view}>
      <div className={classes.card}>
        <ProfileCard profile={profile} variant={view === 'LIST' ? 'row' : 'card'} eager={eager} />
        {item.promoted && <span className={classes.promoted}>{t('memberList.promoted')}</span>}
      </div>
      {view === 'DETAILED' ? (
        <ProfileDetails profile={profile.details} note={item.note} />
      ) : (
        item.note && <div className={classes.note}>{item.note}</div>
      )}
    </article>
  )
}
