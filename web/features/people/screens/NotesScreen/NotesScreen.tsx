import { IconNotebook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/EmptyState'
import { Page } from '#ui/Page'
import { PageHeader } from '#ui/PageHeader'
import { ShowMore } from '#ui/ShowMore'
import { ListFailed } from '../../components/ListFailed'
import { NoteFilters } from './NoteFilters'
import { NoteRow } from '../../components/NoteRow'
import rows from '../../components/rows.module.css'
import type { NotesScreen_viewer$key } from './__generated__/NotesScreen_viewer.graphql'
import type { NotesScreenPaginationQuery } from './__generated__/NotesScreenPaginationQuery.graphql'
import type { NotesScreenQuery } from './__generated__/NotesScreenQuery.graphql'

const query = graphql`
  query NotesScreenQuery($gender: Gender, $text: String, $sort: NoteSort) @preloadable {
    viewer {
      ...NotesScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment NotesScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NotesScreenPaginationQuery") {
    notes(gender: $gender, text: $text, sort: $sort, first: $count, after: $cursor)
      @connection(key: "NotesScreen_notes") {
      edges {
        node {
          profile {
            id
          }
          ...NoteRow_note
        }
      }
    }
  }
`

/** The viewer's notes about others: nobody else sees them. */
export function NotesScreen() {
  const { t } = useTranslation(['people', 'common'])
  const [search] = useSearchParams()
  const { viewer } = useScreenQuery<NotesScreenQuery>(query)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotesScreenPaginationQuery,
    NotesScreen_viewer$key
  >(fragment, viewer)
  const edges = data.notes?.edges ?? []
  const isFiltered = search.has('gender') || search.has('text')
  return (
    <Page width="text">
      <PageTitle>{t('notes.title')}</PageTitle>
      <PageHeader title={t('notes.title')} intro={t('notes.intro')} />
      {(isFiltered || edges.length > 0) && <NoteFilters />}
      {!data.notes && <ListFailed />}
      {data.notes && edges.length === 0 && (
        <EmptyState
          title={isFiltered ? t('notes.noneFound') : t('notes.none')}
          text={isFiltered ? undefined : t('notes.noneText')}
          icon={<IconNotebook size={26} stroke={1.5} />}
          action={isFiltered ? { label: t('notes.all'), href: '/Notes' } : { label: t('notes.find'), href: '/Search' }}
        />
      )}
      <ul className={rows.rows} aria-label={t('notes.title')}>
        {edges.map(({ node }) => (
          <NoteRow key={node.profile.id} note={node} />
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(30)}
        />
      )}
    </Page>
  )
}
