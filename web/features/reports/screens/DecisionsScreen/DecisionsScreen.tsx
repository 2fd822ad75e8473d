import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { DECISION } from '#shared/staff/deskPath'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TextLink } from '#ui/links/TextLink'
import { EmptyState } from '#ui/states/EmptyState'
import type { DecisionsScreenPaginationQuery } from './__generated__/DecisionsScreenPaginationQuery.graphql'
import type { DecisionsScreenQuery } from './__generated__/DecisionsScreenQuery.graphql'
import type { DecisionsScreen_viewer$key } from './__generated__/DecisionsScreen_viewer.graphql'
import { DecisionCard } from './DecisionCard'
import classes from './decisions.module.css'

const query = graphql`
  query DecisionsScreenQuery @preloadable {
    viewer {
      ...DecisionsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment DecisionsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "DecisionsScreenPaginationQuery") {
    decisions(first: $count, after: $cursor) @connection(key: "DecisionsScreen_decisions") {
      edges {
        node {
          link
          objectUntil
          ...DecisionCard_decision
        }
      }
    }
  }
`

/** The decisions about the viewer, each with the way to object. */
export function DecisionsScreen() {
  const { t } = useTranslation('reports')
  const { viewer } = useScreenQuery<DecisionsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<DecisionsScreenPaginationQuery, DecisionsScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <Page width="text">
      <PageTitle>{t('mine.title')}</PageTitle>
      <PageHeader title={t('mine.title')} intro={t('mine.intro')} />
      <PaginatedList
        paging={paging}
        items={data.decisions?.edges}
        pageSize={20}
        label={t('mine.title')}
        className={classes.list}
        empty={<EmptyState title={t('mine.none')} text={t('mine.noneText')} />}
        renderItem={({ node }) => (
          <li key={node.link}>
            <DecisionCard decision={node} />
            {node.objectUntil && (
              <TextLink standalone href={`${DECISION}?q=${node.link}`}>
                {t('mine.object')}
              </TextLink>
            )}
          </li>
        )}
      />
    </Page>
  )
}
