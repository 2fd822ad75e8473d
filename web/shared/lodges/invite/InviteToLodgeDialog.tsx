import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import type { InviteToLodgeDialog_lodge$key } from './__generated__/InviteToLodgeDialog_lodge.graphql'
import type { InviteToLodgeDialogQuery } from './__generated__/InviteToLodgeDialogQuery.graphql'
import classes from './InviteDialog.module.css'
import { useInvite } from '../mutations/useInvite'

const query = graphql`
  query InviteToLodgeDialogQuery {
    viewer {
      lodges(first: 100) {
        nodes {
          id
          viewerCanInvite
          ...InviteToLodgeDialog_lodge
        }
      }
    }
  }
`

const fragment = graphql`
  fragment InviteToLodgeDialog_lodge on Lodge {
    id
    name
    memberCount
  }
`

/** The profile to invite. */
interface Member {
  readonly id: string
  readonly name: string
}

function Row({ lodge, member }: { lodge: InviteToLodgeDialog_lodge$key; member: Member }) {
  const { t } = useTranslation('lodge')
  const { id, name, memberCount } = useFragment(fragment, lodge)
  const [all, invite] = useInvite(id)
  const invited = all.has(member.id)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{t('facts.members', { count: memberCount })}</p>
      </div>
      <Button
        size="sm"
        variant="default"
        disabled={invited}
        leftSection={invited ? <IconCheck size={18} stroke={1.75} aria-hidden /> : undefined}
        aria-label={t(invited ? 'inviteTo.isInvited' : 'inviteTo.inviteInto', { name: member.name, lodge: name })}
        onClick={() => void invite(member.id)}
      >
        {invited ? t('invite.invited') : t('invite.invite')}
      </Button>
    </li>
  )
}

/** Invites a member into one of the lodges in which the viewer may invite. */
export function InviteToLodgeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation(['lodge', 'common'])
  const { viewer } = useLazyLoadQuery<InviteToLodgeDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const lodges = (viewer.lodges?.nodes ?? []).filter(({ viewerCanInvite }) => viewerCanInvite)
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('inviteTo.title', { name: member.name })}
      description={lodges.length > 0 ? t('invite.text') : t('inviteTo.none')}
      closeLabel={t('common:close')}
    >
      <ul className={classes.list}>
        {lodges.map((lodge) => (
          <Row key={lodge.id} lodge={lodge} member={member} />
        ))}
      </ul>
    </Sheet>
  )
}
