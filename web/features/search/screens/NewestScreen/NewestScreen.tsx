import { IconSeedling } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/states/EmptyState'
import { OrderedProfiles } from '../../components/results/OrderedProfiles'
import { SearchPage } from '../../components/SearchPage'

export function NewestScreen() {
  const { t } = useTranslation('search')
  return (
    <SearchPage title={t('newest.title')} intro={t('newest.intro')}>
      <OrderedProfiles label={t('newest.title')}>
        <EmptyState
          title={t('newest.none')}
          text={t('newest.noneText')}
          icon={<IconSeedling size={26} stroke={1.5} />}
          action={{ label: t('tabs.online'), href: '/Search/Online' }}
        />
      </OrderedProfiles>
    </SearchPage>
  )
}
