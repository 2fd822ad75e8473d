import { Button } from '@mantine/core'
import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatTime } from '#lib/format/formatDate'
import type { VideoCallCard_message$key } from './__generated__/VideoCallCard_message.graphql'
import { MessageCard } from './MessageCard'
import { useEnterChat } from './useEnterChat'

const fragment = graphql`
  fragment VideoCallCard_message on VideoCallMessage {
    viewerIsAuthor
    author {
      name
    }
    until
    chatPath
  }
`

/** A request for a video call, which can be joined for some time. */
export function VideoCallCard({ message }: { message: VideoCallCard_message$key }) {
  const { t } = useTranslation('mail')
  const locale = useLocale()
  const { viewerIsAuthor, author, until, chatPath } = useFragment(fragment, message)
  const isOver = useIsOver(until)
  const [enter, busy] = useEnterChat()
  const open = !isOver && chatPath
  return (
    <MessageCard
      icon={open ? IconVideo : IconVideoOff}
      title={
        viewerIsAuthor
          ? t('messages.videoCall.askedByYou')
          : t('messages.videoCall.asked', { name: author?.name ?? t('messages.somebody') })
      }
      actions={
        open && (
          <Button size="sm" loading={busy} onClick={() => void enter(chatPath)}>
            {t('messages.videoCall.join')}
          </Button>
        )
      }
    >
      <p>
        {open && until
          ? t('messages.videoCall.until', { time: formatTime(until, locale) })
          : t('messages.videoCall.over')}
      </p>
    </MessageCard>
  )
}

/** Whether the time has passed; updates by itself when it does. */
function useIsOver(until: string | null | undefined): boolean {
  const [isOver, setOver] = useState(() => !until || Date.parse(until) <= Date.now())
  useEffect(() => {
    if (!until || isOver) return undefined
    const timer = window.setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()))
    return () => window.clearTimeout(timer)
  }, [until, isOver])
  return isOver
}
