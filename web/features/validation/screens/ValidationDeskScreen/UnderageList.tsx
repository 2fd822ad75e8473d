import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { useMethodName } from '../../components/useMethodName'
import type { UnderageList_viewer$key } from './__generated__/UnderageList_viewer.graphql'
import type { UnderageListPaginationQuery } from './__generated__/UnderageListPaginationQuery.graphql'
import classes from './ValidationDeskScreen.module.css'

const fragment = graphql`
  fragment UnderageList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "UnderageListPaginationQuery") {
    underagePersons(first: $count, after: $cursor) @connection(key: "UnderageList_underagePersons") {
      edges {
        node {
          key
          name
          gender
          status
          method
          foundAt
        }
      }
    }
  }
`

/** Whom an e-ID or age check found to be under age, so that the staff can look for them elsewhere. */
export function UnderageList({ viewer }: { viewer: UnderageList_viewer$key }) {
  const { t } = useTranslation(['validation', 'facts'])
  const locale = useLocale()
  const nameOf = useMethodName(null)
  const { data, ...paging } = usePaginationFragment<UnderageListPaginationQuery, UnderageList_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <PaginatedList
      items={data.underagePersons?.edges.map(({ node }) => node)}
      paging={paging}
      label={t('desk.underage.title')}
      className={classes.list}
      empty={<EmptyState compact title={t('desk.underage.none')} />}
      renderItem={(person) => (
        <li key={person.key}>
          <h3 className={classes.name}>{person.name}</h3>
          <p className={classes.facts}>
            {[
              t(`facts:gender.${person.gender}`),
              t(`desk.status.${person.status ?? 'NONE'}`),
              nameOf(person.method),
              formatDate(person.foundAt, locale, { style: 'medium' }),
            ].join(' · ')}
          </p>
        </li>
      )}
    />
  )
}
