import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { BondRoleSheet } from '#shared/bonds/BondRoleSheet'
import { useAnswerBond, useDeleteBond, useShowBond } from '#shared/bonds/mutations/useBondActions'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import type { OwnBondRow_bond$key } from './__generated__/OwnBondRow_bond.graphql'
import classes from './OwnBonds.module.css'

const fragment = graphql`
  fragment OwnBondRow_bond on Bond {
    id
    role
    status
    isRequestedByOther
    proposedRole
    isProposedByOther
    isShown
    isVisible
    since
    profile {
      name
      ...ProfileCard_profile
    }
  }
`

interface OwnBondRowProps {
  bond: OwnBondRow_bond$key
  connections: string[]
}

/** A connection with what can be done about it. */
export function OwnBondRow({ bond, connections }: OwnBondRowProps) {
  const { t } = useTranslation(['bonds', 'common'])
  const locale = useLocale()
  const data = useFragment(fragment, bond)
  const { id: bondId, role, status, isRequestedByOther, proposedRole, isProposedByOther, since, profile } = data
  const { name } = profile
  const [asks, setAsks] = useState<'end' | 'role' | null>(null)
  const [answer, answering] = useAnswerBond()
  const [show, showing] = useShowBond()
  const [end, ending] = useDeleteBond()
  const waits = status === 'REQUESTED'
  const isAsked = waits ? isRequestedByOther : proposedRole != null && isProposedByOther
  const line = t(waits ? (isRequestedByOther ? 'askedByThem' : 'askedByYou') : 'line', {
    role: t(`role.${role}`),
    date: formatDate(new Date(since), locale, { style: 'medium' }),
  })
  const reply = async (accept: boolean) => {
    if (!(await answer({ input: { bondId, accept, role: proposedRole ?? role }, connections }))) return
    tell(t(accept ? 'accepted' : 'declined', { name }))
  }
  const leave = async () => {
    const done = await end({ input: { bondId }, connections })
    setAsks(null)
    if (done) tell(t(waits ? 'takenBack' : 'ended', { name }))
  }
  const seen = data.isVisible ? t('seen') : data.isShown ? t('waitsForThem', { name }) : t('onlyYours')
  return (
    <li className={classes.row}>
      <ProfileCard variant="row" profile={profile} tagline={line} />
      <div className={classes.under}>
        {proposedRole && (
          <p>{t(isProposedByOther ? 'proposedByThem' : 'proposedByYou', { name, role: t(`role.${proposedRole}`) })}</p>
        )}
        <Switch
          label={t('show')}
          description={seen}
          checked={data.isShown}
          disabled={showing}
          onChange={({ currentTarget }) => void show({ input: { bondId, isShown: currentTarget.checked } })}
        />
        <div className={classes.actions}>
          {isAsked && (
            <>
              <Button size="sm" loading={answering} onClick={() => void reply(true)}>
                {t('accept')}
              </Button>
              <Button size="sm" variant="default" disabled={answering} onClick={() => void reply(false)}>
                {t('decline')}
              </Button>
            </>
          )}
          {!(waits && isRequestedByOther) && (
            <>
              <Button size="sm" variant="default" onClick={() => setAsks('role')}>
                {t('change')}
              </Button>
              <Button className={classes.quiet} size="sm" variant="subtle" onClick={() => setAsks('end')}>
                {waits ? t('takeBack') : t('end')}
              </Button>
            </>
          )}
        </div>
      </div>
      {asks === 'role' && (
        <BondRoleSheet bondId={bondId} name={name} role={proposedRole ?? role} onClose={() => setAsks(null)} />
      )}
      <ConfirmDialog
        opened={asks === 'end'}
        title={t('common:areYouSure')}
        message={t(waits ? 'takeBackText' : 'endText', { name })}
        confirmLabel={waits ? t('takeBack') : t('end')}
        danger={!waits}
        busy={ending}
        onCancel={() => setAsks(null)}
        onConfirm={() => void leave()}
      />
    </li>
  )
}
