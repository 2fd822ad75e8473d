import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import type { RemovablePerson_profile$key } from './__generated__/RemovablePerson_profile.graphql'

const fragment = graphql`
  fragment RemovablePerson_profile on Profile {
    name
    ...ProfileLink_profile
  }
`

interface RemovablePersonProps {
  profile: RemovablePerson_profile$key
  disabled: boolean
  /** Undefined for one who has to stay. */
  onRemove: ((name: string) => void) | undefined
}

/** Somebody of a list, with a button that takes them off it. */
export function RemovablePerson({ profile, disabled, onRemove }: RemovablePersonProps) {
  const { t } = useTranslation('events')
  const data = useFragment(fragment, profile)
  return (
    <>
      <ProfileLink profile={data} />
      {onRemove && (
        <Button
          variant="subtle"
          size="sm"
          color="danger"
          disabled={disabled}
          aria-label={t('hosts.remove', { name: data.name })}
          onClick={() => onRemove(data.name)}
        >
          {t('hosts.removeShort')}
        </Button>
      )}
    </>
  )
}
