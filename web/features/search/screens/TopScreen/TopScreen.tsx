import { IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FACT_VALUES } from '#shared/facts/factValues'
import { EmptyState } from '#ui/states/EmptyState'
import { PillNav } from '#ui/links/PillNav'
import { OrderedProfiles } from '../../components/results/OrderedProfiles'
import { SearchPage } from '../../components/SearchPage'
import { topGender } from './topGender'

/** Members with the most recent likes and visits, all of them or of one gender. */
export function TopScreen() {
  const { t } = useTranslation(['search', 'facts'])
  const [address] = useSearchParams()
  const chosen = topGender(address)
  return (
    <SearchPage title={t('search:top.title')} intro={t('search:top.intro')}>
      <PillNav
        label={t('facts:label.gender')}
        pages={[null, ...FACT_VALUES.gender].map((gender) => ({
          href: gender ? `/Search/Top?gender=${gender}` : '/Search/Top',
          label: gender ? t(`facts:genders.${gender}`) : t('search:top.everyone'),
          current: gender === chosen,
        }))}
      />
      <OrderedProfiles label={t('search:top.title')}>
        <EmptyState
          title={t('search:top.none')}
          text={t('search:top.noneText')}
          icon={<IconFlame size={26} stroke={1.5} />}
          action={{ label: t('search:tabs.newest'), href: '/Search/Newest' }}
        />
      </OrderedProfiles>
    </SearchPage>
  )
}
