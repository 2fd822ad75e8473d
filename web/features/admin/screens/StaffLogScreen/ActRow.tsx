import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import type { ActRow_act$key } from './__generated__/ActRow_act.graphql'
import classes from './staffLog.module.css'

const fragment = graphql`
  fragment ActRow_act on StaffAct {
    at
    actorNumber
    actorName
    call
    isLook
    aboutNumber
    aboutName
    details {
      name
      value
    }
    reason
    isBegun
    refusal
  }
`

/** The refusal of an act that a fault interrupted. */
const UNFINISHED = 'UNFINISHED'

export function ActRow({ act }: { act: ActRow_act$key }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const data = useFragment(fragment, act)
  const facts = [
    t(data.isLook ? 'staffLog.look' : 'staffLog.change'),
    data.aboutNumber &&
      t('staffLog.about2', { name: data.aboutName ?? t('staffLog.anonymous', { id: data.aboutNumber }) }),
    data.isBegun && t('staffLog.begun'),
    ...data.details.filter(({ name }) => name !== 'profileId').map(({ name, value }) => `${name} ${value}`),
  ]
  return (
    <li className={classes.row}>
      <p>
        <strong>{data.actorName ?? t('staffLog.anonymous', { id: data.actorNumber })}</strong> {`${data.call} `}
        <time dateTime={data.at}>{formatDateTime(data.at, locale, { style: 'medium' })}</time>
      </p>
      <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      {data.reason && <p className={classes.reason}>{data.reason}</p>}
      {data.refusal && (
        <p className={classes.quiet}>
          {data.refusal === UNFINISHED ? t('staffLog.unfinished') : t('staffLog.refused', { code: data.refusal })}
        </p>
      )}
    </li>
  )
}
