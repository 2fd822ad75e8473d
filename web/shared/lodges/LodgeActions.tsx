import { Button } from '@mantine/core'
import { IconDoorEnter, IconDoorExit, IconPencil, IconSettings, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { shareLink } from '#shared/articles/shareLink'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { tell } from '#platform/toasts/tell'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import type { LodgeActions_lodge$key } from './__generated__/LodgeActions_lodge.graphql'
import classes from './LodgeActions.module.css'
import { standingIn } from './lodgeStanding'
import { useOwnSteps } from './mutations/useOwnSteps'
import { InviteButton } from './invite/InviteButton'
import { lodgePath } from './paths'
import { RequestDialog } from './RequestDialog'

const fragment = graphql`
  fragment LodgeActions_lodge on Lodge {
    id
    legacyId
    name
    viewerCanInvite
    viewerCanLeave
    viewerCanEditLodge
    viewerCanSeeInside
    viewerMembership {
      mayRequestFrom
    }
    ...InviteButton_lodge
    ...lodgeStanding_lodge
  }
`

interface LodgeActionsProps {
  lodge: LodgeActions_lodge$key
  /** In a narrow bar. */
  compact?: boolean
}

/** What the viewer can do with a lodge: the way in as a button, the rest in a menu. */
export function LodgeActions({ lodge, compact = false }: LodgeActionsProps) {
  const { t } = useTranslation(['lodge', 'common'])
  const navigate = useNavigate()
  const gesture = useCardGesture(false)
  const [dialog, setDialog] = useState<'request' | 'leave'>()
  const data = useFragment(fragment, lodge)
  const { id, legacyId, name, viewerCanLeave, viewerCanEditLodge, viewerCanSeeInside, viewerMembership } = data
  const standing = standingIn(data)
  const steps = useOwnSteps(id)

  const act = async (step: Promise<boolean>, done: string) => {
    if (await step) tell(done)
  }
  const leave = async () => {
    if (!(await steps.leave())) return
    setDialog(undefined)
    tell(t('left', { name }))
  }
  const go = (page: 'Edit' | 'Settings') => () => void navigate(lodgePath(legacyId, page))
  const items: CardAction[] = [
    {
      id: 'share',
      label: t('actions.share'),
      icon: IconShare2,
      onSelect: () => void shareLink(lodgePath(legacyId), name, t('actions.copied')),
    },
    ...(viewerCanEditLodge ? [{ id: 'edit', label: t('actions.edit'), icon: IconPencil, onSelect: go('Edit') }] : []),
    ...(viewerCanSeeInside
      ? [{ id: 'settings', label: t('actions.settings'), icon: IconSettings, onSelect: go('Settings') }]
      : []),
    ...(viewerCanLeave
      ? [
          {
            id: 'leave',
            label: t('actions.leave'),
            icon: IconDoorExit,
            danger: true,
            onSelect: () => setDialog('leave'),
          },
        ]
      : []),
  ]
  return (
    <div className={classes.actions} data-compact={compact}>
      {(standing === 'open' || standing === 'invited') && (
        <Button
          leftSection={<IconDoorEnter size={18} stroke={1.75} aria-hidden />}
          onClick={() => void act(steps.join(), t('joined', { name }))}
          disabled={steps.busy}
        >
          {t(standing === 'open' ? 'actions.join' : 'actions.accept')}
        </Button>
      )}
      {standing === 'invited' && (
        <Button
          variant="default"
          onClick={() => void act(steps.reject(), t('rejected', { name }))}
          disabled={steps.busy}
        >
          {t('actions.reject')}
        </Button>
      )}
      {standing === 'ask' && !viewerMembership?.mayRequestFrom && (
        <Button
          leftSection={<IconDoorEnter size={18} stroke={1.75} aria-hidden />}
          onClick={() => setDialog('request')}
        >
          {t('actions.request')}
        </Button>
      )}
      {standing === 'requesting' && (
        <Button variant="default" onClick={() => void act(steps.withdraw(), t('withdrawn'))} disabled={steps.busy}>
          {t('actions.withdraw')}
        </Button>
      )}
      {data.viewerCanInvite && !compact && <InviteButton lodge={data} />}
      <CardMenu
        facts={{ name, ages: [] }}
        actions={{ menuLabel: t('actions.more', { name }), closeLabel: t('common:close'), items }}
        gesture={gesture}
      />
      {dialog === 'request' && (
        <RequestDialog name={name} onSend={steps.request} busy={steps.busy} onClose={() => setDialog(undefined)} />
      )}
      <ConfirmDialog
        danger
        opened={dialog === 'leave'}
        title={t('leave.title', { name })}
        message={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        busy={steps.busy}
        onConfirm={() => void leave()}
        onCancel={() => setDialog(undefined)}
      />
    </div>
  )
}
