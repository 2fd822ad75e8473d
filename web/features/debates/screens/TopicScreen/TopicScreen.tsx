import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { lodgePath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import type { TopicScreenQuery } from './__generated__/TopicScreenQuery.graphql'
import { Topic } from './Topic'

// Distinguishes a failed fetch from a missing topic.
const query = graphql`
  query TopicScreenQuery($lodge: Int!, $topic: Int!, $layered: Boolean!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      id
      legacyId
      ...LodgePartPage_lodge
      ...Topic_lodge
    }
    debateEntry(legacyId: $topic) {
      id
      title
      lodge {
        id
      }
      ...Topic_entry @arguments(layered: $layered)
    }
  }
`

/** A topic of a lodge's debates with its comments. */
export function TopicScreen() {
  const { t } = useTranslation('debates')
  const { lodge, debateEntry } = useScreenQuery<TopicScreenQuery>(query)
  return (
    <LodgePartPage lodge={lodge} part="debate" subject={debateEntry ? debateEntry.title || t('untitled') : undefined}>
      {lodge && debateEntry?.lodge?.id === lodge.id ? (
        <Topic key={debateEntry.id} entry={debateEntry} lodge={lodge} />
      ) : (
        <EmptyState
          title={t('topic.gone.title')}
          text={t('topic.gone.text')}
          icon={<IconMessages size={26} stroke={1.5} aria-hidden />}
          action={lodge ? { label: t('toDebates'), href: lodgePath(lodge.legacyId, 'Debate') } : undefined}
        />
      )}
    </LodgePartPage>
  )
}
