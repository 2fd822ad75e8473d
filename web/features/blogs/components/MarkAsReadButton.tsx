import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMarkListAsRead } from '#shared/blogs/mutations/useMarkListAsRead'
import type { BlogReadList } from '#shared/blogs/mutations/__generated__/useMarkListAsReadMutation.graphql'
import { tell } from '#platform/toasts/tell'

interface MarkAsReadButtonProps {
  list: BlogReadList
  entryIds: readonly string[]
}

export function MarkAsReadButton({ list, entryIds }: MarkAsReadButtonProps) {
  const { t } = useTranslation('blogs')
  const [markAsRead, busy] = useMarkListAsRead()
  const mark = async () => {
    if (await markAsRead(list, entryIds)) tell(t('lists.markedAsRead'))
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconChecks size={18} stroke={1.75} aria-hidden />}
      loading={busy}
      onClick={() => void mark()}
    >
      {t('lists.markAsRead')}
    </Button>
  )
}
