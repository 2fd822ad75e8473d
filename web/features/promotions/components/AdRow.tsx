import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import { ProfileByline } from '#shared/profiles/ProfileByline'
import { useDeleteAd } from '../mutations/useDeleteAd'
import type { AdRow_ad$key } from './__generated__/AdRow_ad.graphql'
import classes from './AdRow.module.css'

const fragment = graphql`
  fragment AdRow_ad on QuickScorAd {
    id
    text
    createdAt
    expiresAt
    viewerCanDelete
    profile {
      ...ProfileByline_profile
    }
  }
`

/** An ad with who has written it; one's own can be taken down. */
export function AdRow({ ad }: { ad: AdRow_ad$key }) {
  const { t } = useTranslation(['promotions', 'common', 'time'])
  const { t: time } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const [isAsked, setAsked] = useState(false)
  const [remove, busy] = useDeleteAd()
  const { id, text, createdAt, expiresAt, viewerCanDelete, profile } = useFragment(fragment, ad)
  const confirm = async () => {
    if (await remove(id)) tell(t('board.removed'))
    setAsked(false)
  }
  return (
    <li className={classes.ad}>
      <ProfileByline profile={profile} stacked>
        {formatRelativeTime(createdAt, now, time)}
      </ProfileByline>
      <p className={classes.text}>{text}</p>
      {viewerCanDelete && (
        <p className={classes.own}>
          {t('board.until', { date: formatDate(expiresAt, locale) })}
          <Button variant="subtle" size="sm" onClick={() => setAsked(true)}>
            {t('board.remove')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        opened={isAsked}
        danger
        title={t('board.sure')}
        message={t('board.sureText')}
        confirmLabel={t('board.remove')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </li>
  )
}
