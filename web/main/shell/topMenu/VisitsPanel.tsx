import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useBadge } from '#platform/counters/badges'
import { TopMenuPanel } from './TopMenuPanel'

const VisitsPanelBody = lazyDialog([], async () => (await import('./VisitsPanelBody')).VisitsPanelBody)

export function VisitsPanel() {
  const { t } = useTranslation('shell')
  const fresh = useBadge('visits')
  return (
    <TopMenuPanel
      icon={IconEye}
      label={t('panel.visitsLabel', { count: fresh })}
      title={t('panel.visits')}
      count={fresh}
    >
      <VisitsPanelBody />
    </TopMenuPanel>
  )
}
