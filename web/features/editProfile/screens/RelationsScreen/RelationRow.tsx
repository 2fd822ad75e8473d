import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { tell } from '#platform/toasts/tell'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useAnswerRelation } from '../../mutations/useAnswerRelation'
import { useEndRelation } from '../../mutations/useEndRelation'
import type { RelationRow_relation$key } from './__generated__/RelationRow_relation.graphql'
import classes from './RelationsScreen.module.css'

const fragment = graphql`
  fragment RelationRow_relation on Relation {
    id
    type
    status
    isRequestedByOther
    since
    profile {
      name
      ...ProfileCard_profile
    }
  }
`

export function RelationRow({ relation }: { relation: RelationRow_relation$key }) {
  const { t } = useTranslation(['editProfile', 'common'])
  const locale = useLocale()
  const { id: relationId, type, status, isRequestedByOther, since, profile } = useFragment(fragment, relation)
  const [ending, setEnding] = useState(false)
  const [answer, answering] = useAnswerRelation()
  const [end, busy] = useEndRelation()
  const waits = status === 'REQUESTED'
  const line = t(waits ? 'relations.askedLine' : 'relations.line', {
    type: t(`relations.type.${type}`),
    date: formatDate(new Date(since), locale, { style: 'medium' }),
  })
  const reply = async (accept: boolean) => {
    const told = await answer({ input: { relationId, accept } })
    if (!told) return
    tell(t(accept ? 'relations.accepted' : 'relations.declined', { name: profile.name }))
  }
  const leave = async () => {
    const told = await end({ input: { relationId } })
    setEnding(false)
    if (!told) return
    tell(t(waits ? 'relations.takenBack' : 'relations.ended', { name: profile.name }))
  }
  return (
    <li className={classes.row}>
      <ProfileCard variant="row" profile={profile} tagline={line} />
      <div className={classes.actions}>
        {waits && isRequestedByOther ? (
          <>
            <Button size="sm" loading={answering} onClick={() => void reply(true)}>
              {t('relations.accept')}
            </Button>
            <Button size="sm" variant="default" disabled={answering} onClick={() => void reply(false)}>
              {t('relations.decline')}
            </Button>
          </>
        ) : (
          <Button className={classes.quiet} size="sm" variant="subtle" onClick={() => setEnding(true)}>
            {waits ? t('relations.takeBack') : t('relations.end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={ending}
        title={t('common:areYouSure')}
        message={t(waits ? 'relations.takeBackText' : 'relations.endText', { name: profile.name })}
        confirmLabel={waits ? t('relations.takeBack') : t('relations.end')}
        danger={!waits}
        busy={busy}
        onCancel={() => setEnding(false)}
        onConfirm={() => void leave()}
      />
    </li>
  )
}
