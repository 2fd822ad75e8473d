import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Banner } from '#ui/states/Banner'
import type { LodgeAlerts_lodge$key } from './__generated__/LodgeAlerts_lodge.graphql'
import classes from './LodgeAlerts.module.css'
import { standingIn } from './lodgeStanding'
import { useTakeOwnership } from './mutations/useTakeOwnership'

const fragment = graphql`
  fragment LodgeAlerts_lodge on Lodge {
    id
    name
    ownerlessSince
    viewerRole
    viewerMembership {
      requestText
      mayRequestFrom
      invitedBy {
        name
      }
    }
    ...lodgeStanding_lodge
  }
`

/** What waits for the viewer in a lodge: an invitation, an unanswered request, a decline, or a lodge without owner. */
export function LodgeAlerts({ lodge }: { lodge: LodgeAlerts_lodge$key }) {
  const { t } = useTranslation('lodge')
  const locale = useLocale()
  const data = useFragment(fragment, lodge)
  const { id, name, ownerlessSince, viewerRole, viewerMembership } = data
  const [take, busy] = useTakeOwnership()
  const standing = standingIn(data)
  const by = viewerMembership?.invitedBy?.name
  const from = viewerRole === 'DECLINED' && standing === 'ask' ? viewerMembership?.mayRequestFrom : null
  return (
    <div className={classes.alerts}>
      {standing === 'invited' && (
        <Banner title={by ? t('invited.by', { name: by }) : t('invited.title')}>{t('invited.text')}</Banner>
      )}
      {standing === 'requesting' && (
        <Banner title={t('requesting.title')}>
          {viewerMembership?.requestText ? (
            <q className={classes.words}>{viewerMembership.requestText}</q>
          ) : (
            t('requesting.text')
          )}
        </Banner>
      )}
      {from && (
        <Banner tone="warning" title={t('declined.title')}>
          {t('declined.text', { date: formatDate(from, locale) })}
        </Banner>
      )}
      {ownerlessSince && standing === 'member' && (
        <Banner
          tone="warning"
          title={t('ownerless.title')}
          action={{ label: t('ownerless.take'), onSelect: () => void (busy || take(id, name)) }}
        >
          {t('ownerless.text')}
        </Banner>
      )}
    </div>
  )
}
