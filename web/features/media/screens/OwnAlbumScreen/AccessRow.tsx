import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { tell } from '#platform/toasts/tell'
import { useSetAlbumAccess } from '../../mutations/useSetAlbumAccess'
import type { AccessRow_permission$key } from './__generated__/AccessRow_permission.graphql'
import classes from './OwnAlbumScreen.module.css'

const fragment = graphql`
  fragment AccessRow_permission on AlbumPermission {
    access
    album {
      id
    }
    profile {
      id
      name
      ...ProfileCard_profile
    }
  }
`

interface AccessRowProps {
  permission: AccessRow_permission$key
  onChanged: () => void
}

/** A profile that asks to see a protected album, to be granted or refused; or one that may see it, to be revoked. */
export function AccessRow({ permission, onChanged }: AccessRowProps) {
  const { t } = useTranslation('media')
  const { access, album, profile } = useFragment(fragment, permission)
  const [setAccess, busy] = useSetAlbumAccess()
  const { name } = profile
  const set = async (granted: boolean) => {
    if (!album) return
    const answer = await setAccess({ input: { albumId: album.id, profileId: profile.id, granted } })
    if (!answer) return
    if (!granted) tell(t(access === 'GRANTED' ? 'accessList.takenBack' : 'accessList.refused'))
    onChanged()
  }
  return (
    <li className={classes.person}>
      <ProfileCard profile={profile} variant="row" />
      <div className={classes.answers}>
        {access === 'REQUESTED' ? (
          <>
            <Button
              size="sm"
              disabled={busy}
              aria-label={t('accessList.acceptNamed', { name })}
              onClick={() => void set(true)}
            >
              {t('accessList.accept')}
            </Button>
            <Button
              size="sm"
              variant="default"
              disabled={busy}
              aria-label={t('accessList.refuseNamed', { name })}
              onClick={() => void set(false)}
            >
              {t('accessList.refuse')}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="default"
            disabled={busy}
            aria-label={t('accessList.takeBackNamed', { name })}
            onClick={() => void set(false)}
          >
            {t('accessList.takeBack')}
          </Button>
        )}
      </div>
    </li>
  )
}
