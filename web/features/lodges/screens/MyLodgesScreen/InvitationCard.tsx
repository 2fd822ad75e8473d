import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgeCard } from '#shared/lodges/LodgeCard'
import { useOwnSteps } from '#shared/lodges/mutations/useOwnSteps'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { tell } from '#platform/toasts/tell'
import type { InvitationCard_membership$key } from './__generated__/InvitationCard_membership.graphql'
import classes from './MyLodgesScreen.module.css'

const fragment = graphql`
  fragment InvitationCard_membership on LodgeMembership {
    lodge {
      id
      legacyId
      name
      ...LodgeCard_lodge
    }
    invitedBy {
      ...ProfileLink_profile
    }
  }
`

export function InvitationCard({ membership }: { membership: InvitationCard_membership$key }) {
  const { lodge, invitedBy } = useFragment(fragment, membership)
  const { t } = useTranslation('lodges')
  const { join, reject, busy } = useOwnSteps(lodge?.id ?? '')
  if (!lodge) return null
  const answer = async (step: () => Promise<boolean>, done: string) => {
    const succeeded = step()
    // The button that had the focus has left the page.
    giveFocusBack(null)
    if (await succeeded) tell(done)
  }
  return (
    <LodgeCard lodge={lodge} order={3}>
      {invitedBy && (
        <p className={classes.from}>
          {t('invitations.from')} <ProfileLink profile={invitedBy} />
        </p>
      )}
      <Button
        size="sm"
        disabled={busy}
        aria-label={t('invitations.acceptName', { name: lodge.name })}
        onClick={() => void answer(join, t('invitations.accepted', { name: lodge.name }))}
      >
        {t('invitations.accept')}
      </Button>
      <Button
        size="sm"
        variant="default"
        disabled={busy}
        aria-label={t('invitations.rejectName', { name: lodge.name })}
        onClick={() => void answer(reject, t('invitations.rejected', { name: lodge.name }))}
      >
        {t('invitations.reject')}
      </Button>
    </LodgeCard>
  )
}
