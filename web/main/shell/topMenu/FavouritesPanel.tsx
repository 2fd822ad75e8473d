import { IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useCounts } from '#platform/counters/counts'
import { TopMenuPanel } from './TopMenuPanel'

const FavouritesPanelBody = lazyDialog(
  ['notifications'],
  async () => (await import('./FavouritesPanelBody')).FavouritesPanelBody,
)

export function FavouritesPanel() {
  const { t } = useTranslation('shell')
  const online = useCounts()?.onlineFavorites ?? 0
  return (
    <TopMenuPanel
      icon={IconStar}
      label={t('panel.favouritesLabel', { count: online })}
      title={t('panel.favourites')}
      count={online}
    >
      <FavouritesPanelBody />
    </TopMenuPanel>
  )
}
