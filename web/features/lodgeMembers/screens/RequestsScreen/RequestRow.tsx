import { Button } from '@mantine/core'
import { IconBan, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { PersonRow } from '../../components/PersonRow'
import rows from '../../components/PersonRow.module.css'
import type { MemberSteps } from '../../mutations/useMemberSteps'
import type { RequestRow_membership$key } from './__generated__/RequestRow_membership.graphql'

const fragment = graphql`
  fragment RequestRow_membership on LodgeMembership {
    id
    requestText
    requestedAt
    profile {
      id
      name
      ...PersonRow_profile
    }
  }
`

interface RequestRowProps {
  membership: RequestRow_membership$key
  steps: MemberSteps
}

/** A request with its words, and the leaders' answers to it. */
export function RequestRow({ membership, steps }: RequestRowProps) {
  const { t } = useTranslation(['lodgeMembers', 'common'])
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const gesture = useCardGesture(false)
  const { id, requestText, requestedAt, profile } = useFragment(fragment, membership)
  const { name } = profile
  const step = { membershipId: id, profileId: profile.id }
  const answer = async (kind: 'approve' | 'decline' | 'removeRequest' | 'block') => {
    const answered = steps[kind](step)
    // The row is gone at once.
    giveFocusBack(null)
    if (await answered) tell(t(`requests.done.${kind}`, { name }))
  }
  return (
    <PersonRow
      profile={profile}
      line={requestedAt ? formatRelativeTime(requestedAt, today, timeWords) : undefined}
      actions={
        <>
          <Button size="sm" aria-label={t('requests.approveName', { name })} onClick={() => void answer('approve')}>
            {t('requests.approve')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={t('requests.declineName', { name })}
            onClick={() => void answer('decline')}
          >
            {t('requests.decline')}
          </Button>
          <CardMenu
            facts={{ name, ages: [] }}
            actions={{
              menuLabel: t('member.more', { name }),
              closeLabel: t('common:close'),
              items: [
                {
                  id: 'remove',
                  label: t('requests.remove'),
                  icon: IconTrash,
                  onSelect: () => void answer('removeRequest'),
                },
                {
                  id: 'block',
                  label: t('member.block', { name }),
                  icon: IconBan,
                  danger: true,
                  onSelect: () => void answer('block'),
                },
              ],
            }}
            gesture={gesture}
          />
        </>
      }
    >
      {requestText && <p className={rows.text}>{requestText}</p>}
    </PersonRow>
  )
}
