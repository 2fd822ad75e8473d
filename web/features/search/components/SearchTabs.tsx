import { useTranslation } from 'react-i18next'
import { TabStrip } from '#ui/links/TabStrip'

const SEARCHES = [
  ['/Search', 'quick'],
  ['/Search/Advanced', 'advanced'],
  ['/Search/MatchProfiles', 'matches'],
  ['/Search/Online', 'online'],
  ['/Search/Newest', 'newest'],
  ['/Search/Top', 'top'],
  ['/Search/MatchWord', 'matchWord'],
] as const

export function SearchTabs() {
  const { t } = useTranslation('search')
  return (
    <TabStrip label={t('tabs.label')} tabs={SEARCHES.map(([href, name]) => ({ href, label: t(`tabs.${name}`) }))} />
  )
}
