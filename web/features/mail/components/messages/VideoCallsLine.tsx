import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { VideoCallsLine_message$key } from './__generated__/VideoCallsLine_message.graphql'
import { QuietLine } from './QuietLine'

const fragment = graphql`
  fragment VideoCallsLine_message on VideoCallsMessage {
    type
    viewerIsAuthor
    author {
      name
    }
  }
`

export function VideoCallsLine({ message }: { message: VideoCallsLine_message$key }) {
  const { t } = useTranslation('mail')
  const { type, viewerIsAuthor, author } = useFragment(fragment, message)
  const way = type === 'VIDEO_CALLS_ENABLED' ? 'on' : 'off'
  return (
    <QuietLine icon={way === 'on' ? IconVideo : IconVideoOff}>
      {viewerIsAuthor
        ? t(`messages.videoCalls.${way}ByYou`)
        : t(`messages.videoCalls.${way}`, { name: author?.name ?? t('messages.somebody') })}
    </QuietLine>
  )
}
