import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { editTopicPath, lodgePath } from '#shared/lodges/paths'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import type { Version } from '#shared/writing/autosave'
import { TextEditor } from '#shared/writing/TextEditor'
import type { TextKind } from '#shared/writing/textKind'
import { CATEGORY_QUERY } from '../../address'
import { useDeleteTopic } from '../../mutations/useDeleteTopic'
import { contentRules, type Content } from '../../writing/content'
import { useDiscardTopicChanges } from '../../writing/useDiscardTopicChanges'
import { useLatestTopic } from '../../writing/useLatestTopic'
import { useSaveTopic } from '../../writing/useSaveTopic'
import type { TopicEditor_lodge$key } from './__generated__/TopicEditor_lodge.graphql'

const fragment = graphql`
  fragment TopicEditor_lodge on Lodge {
    id
    legacyId
    name
    isDark
    debateCategories {
      id
      legacyId
      name
    }
  }
`

interface TopicEditorProps {
  lodge: TopicEditor_lodge$key
  /** Version on the server; null for a new topic. */
  saved: Version<Content> | null
  media: editableMedia_media$key
  /** The saved version of a published topic differs from the one that others read. */
  hasUnpublishedChanges: boolean
}

/** Editor of a topic in a lodge. */
export function TopicEditor({ lodge, ...props }: TopicEditorProps) {
  const { t } = useTranslation(['debates', 'lodge'])
  const [search] = useSearchParams()
  const data = useFragment(fragment, lodge)
  const { id, legacyId, isDark } = data
  const categories = data.debateCategories ?? []
  const wanted = categories.find((each) => String(each.legacyId) === search.get(CATEGORY_QUERY)) ?? categories[0]
  const categoryId = wanted?.id ?? ''
  const kind = useMemo<TextKind<Content>>(
    () => ({
      rules: contentRules(categoryId),
      copyOf: (number) => `debateEntry ${number ?? `new in ${legacyId}`}`,
      editPath: (number) => editTopicPath(legacyId, number),
    }),
    [categoryId, legacyId],
  )
  const place = useMemo(() => ({ id, legacyId }), [id, legacyId])
  const [deleteTopic] = useDeleteTopic(id)
  const requests = {
    send: useSaveTopic(place),
    latest: useLatestTopic(legacyId),
    discard: useDiscardTopicChanges(legacyId),
    remove: ({ entryId }: { readonly entryId: string }) => deleteTopic(entryId),
  }
  return (
    <TextEditor
      {...props}
      kind={kind}
      requests={requests}
      words={{
        titleNew: t('editor.titleNew'),
        titleEdit: t('editor.titleEdit'),
        changesNote: t('editor.changesNote'),
        published: t('editor.published'),
        conflictTitle: t('editor.conflictTitle'),
        deletion: {
          action: t('actions.delete'),
          question: t('delete.title'),
          text: (title) => t('delete.text', { title }),
          done: (title) => t('delete.done', { title }),
        },
      }}
      dark={isDark}
      eyebrow={data.name}
      back={{ label: t('lodge:tabs.debate'), href: lodgePath(legacyId, 'Debate') }}
      renderSettings={({ content, errorOf, change }) => (
        <Select
          label={t('editor.category.label')}
          description={t('editor.category.text')}
          allowDeselect={false}
          data={categories.map((each) => ({ value: each.id, label: each.name }))}
          value={content.categoryId}
          error={errorOf('categoryId')}
          onChange={(chosen) => chosen !== null && change({ categoryId: chosen })}
        />
      )}
    />
  )
}
