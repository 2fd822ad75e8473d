import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { createTopicPath } from '#shared/lodges/paths'
import { AppLink } from '#ui/links/AppLink'

interface StartTopicProps {
  lodge: number
  /** The category that it starts in. */
  category?: number
}

/** The way to a new topic. */
export function StartTopic({ lodge, category }: StartTopicProps) {
  const { t } = useTranslation('debates')
  return (
    <Button
      component={AppLink}
      href={createTopicPath(lodge, category)}
      leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
    >
      {t('start')}
    </Button>
  )
}
