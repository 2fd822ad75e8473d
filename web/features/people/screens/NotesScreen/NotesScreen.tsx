import { IconNotebook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
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

/** The viewer's notes about others, which nobody else sees. */
export function NotesScreen() {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const { viewer } = useScreenQuery<NotesScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<NotesScreenPaginationQuery, NotesScreen_viewer$key>(
    fragment,
    viewer,
  )
  const isFiltered = search.has('gender') || search.has('text')
  return (
    <Page width="text">
      <PageTitle>{t('notes.title')}</PageTitle>
      <PageHeader title={t('notes.title')} intro={t('notes.intro')} />
      {(isFiltered || (data.notes && data.notes.edges.length > 0)) && <NoteFilters />}
      <PaginatedList
        paging={paging}
        items={data.notes?.edges}
        label={t('notes.title')}
        className={rows.rows}
        empty={
          <EmptyState
            title={isFiltered ? t('notes.noneFound') : t('notes.none')}
            text={isFiltered ? undefined : t('notes.noneText')}
            icon={<IconNotebook size={26} stroke={1.5} />}
            action={
              isFiltered ? { label: t('notes.all'), href: '/Notes' } : { label: t('notes.find'), href: '/Search' }
            }
          />
        }
        renderItem={({ node }) => <NoteRow key={node.profile.id} note={node} />}
      />
    </Page>
  )
}
