import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { blogPath, type BlogPage } from '#shared/blogs/paths'
import { useCounts } from '#platform/counters/counts'
import { PillNav } from '#ui/links/PillNav'
import { PERIOD_QUERY, readPeriod } from '../listAddress'

const TOPS = [
  ['Top/Read', 'read', true],
  ['Top/Commented', 'commented', true],
  ['Top/Followers', 'followers', false],
  ['Top/Curated', 'curated', false],
] as const satisfies readonly (readonly [BlogPage, string, boolean])[]

export function TopViews() {
  const { t } = useTranslation(['blogs', 'shell'])
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const picks = useCounts()?.blogsCurated ?? 0
  const period = search.has(PERIOD_QUERY) ? readPeriod(search) : null
  return (
    <PillNav
      label={t('blogs:lists.tabs.top')}
      pages={TOPS.map(([page, name, ofPeriod]) => ({
        href: ofPeriod && period ? `${blogPath(page)}?${PERIOD_QUERY}=${period}` : blogPath(page),
        label: t(`blogs:lists.top.${name}`),
        current: pathname.toLowerCase() === blogPath(page).toLowerCase(),
        news:
          name === 'curated' ? { count: picks, label: t('shell:counts.blogsCurated', { count: picks }) } : undefined,
      }))}
    />
  )
}
