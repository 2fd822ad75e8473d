import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { useLocale } from '#platform/i18n/useLocale'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { NEWS_DESK } from '#shared/staff/deskPath'
import { StaffNav } from '#shared/staff/StaffNav'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import { kindInPath, type NewsKind } from '../../paths'
import { readNews } from '../../writing/readNews'
import type { readNews_news$key } from '../../writing/__generated__/readNews_news.graphql'
import type { WriteNewsScreenQuery } from './__generated__/WriteNewsScreenQuery.graphql'
import { EndedNews } from './EndedNews'
import { NewsEditor } from './NewsEditor'

const query = graphql`
  query WriteNewsScreenQuery($news: Int!, $edits: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      staffNewsItem(legacyId: $news) @include(if: $edits) {
        legacyId
        kind
        ...readNews_news
      }
    }
  }
`

/** Writes news, or changes those that have not ended. */
export function WriteNewsScreen() {
  const { t } = useTranslation('news')
  const { viewer } = useScreenQuery<WriteNewsScreenQuery>(query)
  const { id, kind: inPath } = useParams()
  const news = viewer.staffNewsItem
  const kind = news?.kind ?? kindInPath(inPath)
  const title = t(id === undefined ? `editor.new.${kind}` : `kind.${kind}`)
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <StaffNav />
      {id === undefined ? (
        <NewsEditor key={kind} kind={kind} saved={null} title={title} />
      ) : news ? (
        <Saved key={news.legacyId} kind={news.kind} news={news} title={title} />
      ) : (
        <EmptyState isPage title={t('editor.gone')} action={{ label: t('editor.toDesk'), href: NEWS_DESK }} />
      )}
    </Page>
  )
}

function Saved({ kind, news, title }: { kind: NewsKind; news: readNews_news$key; title: string }) {
  const locale = useLocale()
  // What is typed here is newer than the fetched version, whatever the store learns meanwhile.
  const [saved] = useState(() => readNews(news, locale))
  if (saved.state === 'ENDED') return <EndedNews kind={kind} news={saved} title={title} />
  return <NewsEditor kind={kind} saved={saved} title={title} />
}
