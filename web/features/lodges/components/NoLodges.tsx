import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lodgesPath } from '#shared/lodges/paths'
import { useViewer } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import { isBannedFromCreating } from '../ban'

/** Replaces the lists of a community without lodges. */
export function NoLodges() {
  const { t } = useTranslation('lodges')
  const viewer = useViewer()
  return (
    <EmptyState
      title={t('front.none')}
      text={t('front.noneText')}
      icon={<IconUsersGroup size={26} stroke={1.5} />}
      action={isBannedFromCreating({ viewer }) ? undefined : { label: t('createFirst'), href: lodgesPath('Create') }}
    />
  )
}
