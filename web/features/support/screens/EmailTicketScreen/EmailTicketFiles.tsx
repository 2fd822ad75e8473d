import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Picture } from '#ui/Picture'
import type { EmailTicketFiles_message$key } from './__generated__/EmailTicketFiles_message.graphql'
import classes from './EmailTicket.module.css'

const fragment = graphql`
  fragment EmailTicketFiles_message on EmailTicketMessage {
    files {
      isVideo
      width
      height
      previewUrl
      url
    }
  }
`

/** What support attached. The addresses open without a log-in, each in a tab of its own. */
export function EmailTicketFiles({ message }: { message: EmailTicketFiles_message$key }) {
  const { t } = useTranslation('support')
  const { files } = useFragment(fragment, message)
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map(({ isVideo, width, height, previewUrl, url }, index) => (
        <li key={index}>
          <a href={url} target="_blank" rel="noreferrer">
            <Picture
              alt={t(isVideo ? 'byMail.video' : 'byMail.picture', { number: index + 1 })}
              ratio={`${width} / ${height}`}
              sizes="200px"
              source={{ src: previewUrl }}
            />
            {isVideo && <span aria-hidden>{t('byMail.play')}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
