import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSetBlacklisted } from '#shared/profiles/mutations/useSetBlacklisted'
import { tell } from '#platform/toasts/tell'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Avatar } from '#ui/Avatar'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import type { BlockedRow_blocked$key } from './__generated__/BlockedRow_blocked.graphql'
import classes from './rows.module.css'

const fragment = graphql`
  fragment BlockedRow_blocked on BlockedProfile {
    profileId
    name
    gender
    blockedAt
  }
`

/** A profile that the viewer has blocked. Only its name is shown. */
export function BlockedRow({ blocked }: { blocked: BlockedRow_blocked$key }) {
  const { t } = useTranslation(['people', 'shell'])
  const locale = useLocale()
  const { profileId, name, gender, blockedAt } = useFragment(fragment, blocked)
  const [setBlacklisted, busy] = useSetBlacklisted()
  const unblock = async () => {
    if (!(await setBlacklisted(profileId, false))) return
    tell(t('blacklist.unblocked', { name }))
    giveFocusBack(null)
  }
  return (
    <li className={classes.row}>
      <Avatar name={name} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>
          {t('blacklist.since', {
            gender: t(`shell:member.gender.${gender}`),
            date: formatDate(blockedAt, locale, { style: 'medium' }),
          })}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={busy}
        aria-label={t('blacklist.unblockName', { name })}
        onClick={() => void unblock()}
      >
        {t('blacklist.unblock')}
      </Button>
    </li>
  )
}
