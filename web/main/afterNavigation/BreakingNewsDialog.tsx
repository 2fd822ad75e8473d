import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import { ProseText } from '#ui/layout/ProseText'
import { Sheet } from '#ui/overlays/Sheet'
import { useNews } from '#platform/timers/news'
import type { BreakingNewsDialogMutation } from './__generated__/BreakingNewsDialogMutation.graphql'

const mutation = graphql`
  mutation BreakingNewsDialogMutation($input: MarkBreakingNewsSeenInput!) {
    markBreakingNewsSeen(input: $input) {
      viewer {
        breakingNews {
          id
          title
          html
        }
      }
      userErrors {
        code
      }
    }
  }
`

/** Shows breaking news once to each member. */
export function BreakingNewsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common')
  const { breakingNews } = useNews()
  const [markSeen] = useAction<BreakingNewsDialogMutation>(mutation)
  if (!breakingNews) return null
  const close = () => {
    onClose()
    void markSeen({ input: { newsId: breakingNews.id } })
  }
  return (
    <Sheet
      opened
      unasked
      onClose={close}
      title={breakingNews.title}
      closeLabel={t('close')}
      footer={<Button onClick={close}>{t('close')}</Button>}
    >
      <ProseText html={breakingNews.html} />
    </Sheet>
  )
}
