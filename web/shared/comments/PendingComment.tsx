import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/Avatar'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useViewer } from '#platform/session/useSession'
import classes from './CommentItem.module.css'

/** The viewer's comment while it is being sent. */
export function PendingComment({ text }: { text: string }) {
  const { t } = useTranslation('comments')
  const viewer = useViewer()
  const picture = usePictureSource(viewer.picture)
  const name = viewer.name ?? ''
  return (
    <div className={classes.comment} data-pending>
      <Avatar name={name} picture={picture} size={40} />
      <div className={classes.body}>
        <p className={classes.head}>
          <span className={classes.name}>{name}</span>
          <span className={classes.quiet}>{t('sending')}</span>
        </p>
        <p className={classes.text}>{text}</p>
      </div>
    </div>
  )
}
