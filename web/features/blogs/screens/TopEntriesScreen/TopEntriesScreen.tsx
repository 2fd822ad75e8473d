import { IconFlame } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { useMarkListAsSeen } from '#shared/blogs/mutations/useMarkListAsSeen'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { OrderedEntries } from '../../components/OrderedEntries'
import { PeriodChooser } from '../../components/PeriodChooser'
import { TopViews } from '../../components/TopViews'
import type { TopEntriesScreenQuery } from './__generated__/TopEntriesScreenQuery.graphql'

const query = graphql`
  query TopEntriesScreenQuery($order: BlogEntryOrder!, $period: BlogPeriod!) @preloadable {
    ...OrderedEntries_query
  }
`

function TopEntries({ top }: { top: 'read' | 'commented' | 'curated' }) {
  const { t } = useTranslation('blogs')
  const data = useScreenQuery<TopEntriesScreenQuery>(query)
  const title = t(`lists.top.${top}`)
  return (
    <BlogsPage
      title={title}
      views={<TopViews />}
      intro={t(`lists.topIntro.${top}`)}
      controls={top !== 'curated' && <PeriodChooser />}
    >
      <OrderedEntries query={data} label={title}>
        <EmptyState
          title={t(`lists.topNone.${top}`)}
          text={t('lists.topNone.text')}
          icon={<IconFlame size={26} stroke={1.5} />}
          action={{ label: t('lists.toAll'), href: blogPath('All') }}
        />
      </OrderedEntries>
    </BlogsPage>
  )
}

export function TopReadScreen() {
  return <TopEntries top="read" />
}

export function TopCommentedScreen() {
  return <TopEntries top="commented" />
}

/** Entries that staff recommend. Opening the page marks them as seen. */
export function TopCuratedScreen() {
  useMarkListAsSeen('CURATED')
  return <TopEntries top="curated" />
}
