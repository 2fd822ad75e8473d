import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { editTopicPath } from '#shared/lodges/paths'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { tell } from '#platform/toasts/tell'
import { Section } from '#ui/layout/Section'
import { AppLink } from '#ui/links/AppLink'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { DeleteTopicDialog } from '../../components/DeleteTopicDialog'
import { useDeleteTopic } from '../../mutations/useDeleteTopic'
import type { Drafts_lodge$key } from './__generated__/Drafts_lodge.graphql'
import type { DraftsPaginationQuery } from './__generated__/DraftsPaginationQuery.graphql'
import classes from './Drafts.module.css'

const fragment = graphql`
  fragment Drafts_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "DraftsPaginationQuery") {
    id
    legacyId
    viewerDebateDrafts(first: $count, after: $cursor) @connection(key: "Drafts_viewerDebateDrafts") {
      edges {
        node {
          id
          legacyId
          title
          excerpt
        }
      }
    }
  }
`

interface Draft {
  readonly id: string
  readonly title: string
}

/** The topics that the viewer has begun in a lodge; nothing where there are none. */
export function Drafts({ lodge }: { lodge: Drafts_lodge$key }) {
  const { t } = useTranslation('debates')
  const { data, ...paging } = usePaginationFragment<DraftsPaginationQuery, Drafts_lodge$key>(fragment, lodge)
  const [asked, setAsked] = useState<Draft | null>(null)
  const [remove] = useDeleteTopic(data.id)
  const drafts = data.viewerDebateDrafts?.edges
  const confirm = async () => {
    if (!asked) return
    setAsked(null)
    const done = remove(asked.id)
    // The row is gone at once.
    giveFocusBack(null)
    if (await done) tell(t('delete.done', { title: asked.title }))
  }
  if (drafts?.length === 0 && !asked) return null
  return (
    <Section title={t('drafts.title')} note={t('drafts.note')}>
      <PaginatedList
        compact
        paging={paging}
        items={drafts}
        pageSize={10}
        label={t('drafts.title')}
        className={classes.drafts}
        empty={null}
        renderItem={({ node: { id, legacyId, title, excerpt } }) => {
          const name = title || t('untitled')
          return (
            <li key={id} className={classes.draft}>
              <AppLink className={classes.link} href={editTopicPath(data.legacyId, legacyId)}>
                <span className={classes.title}>{name}</span>
                {excerpt && <span className={classes.excerpt}>{excerpt}</span>}
              </AppLink>
              <ActionIcon
                color="gray"
                aria-label={t('drafts.delete', { title: name })}
                onClick={() => setAsked({ id, title: name })}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          )
        }}
      />
      {asked && (
        <DeleteTopicDialog title={asked.title} onConfirm={() => void confirm()} onCancel={() => setAsked(null)} />
      )}
    </Section>
  )
}
