import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/Avatar'
import { useMediaUrl } from '#shared/pictures/mediaUrl'
import { NewsText } from './NewsText'
import type { PopUp } from './popUp'
import classes from './PopUpBody.module.css'

const MORE = { mail: 'moreMail', news: 'moreNews', online: 'moreOnline' } as const

interface PopUpBodyProps {
  popUp: PopUp
  /** Pop-ups stand beside the router, so they ask it to go where they lead. */
  onFollow: (path: string) => void
}

/** What a pop-up says, leading to the thing. */
export function PopUpBody({ popUp: { latest, more, path }, onFollow }: PopUpBodyProps) {
  const { t } = useTranslation('notifications')
  const mediaUrl = useMediaUrl()
  const { picture } = latest
  return (
    <a
      className={classes.link}
      href={path}
      onClick={(event) => {
        // A new tab or window is the browser's own doing.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onFollow(path)
      }}
    >
      <Avatar
        name={latest.name}
        size={40}
        picture={
          picture
            ? {
                src: mediaUrl(picture.thumbnail),
                placeholder: picture.placeholder,
                focus: { x: picture.focusX, y: picture.focusY },
              }
            : undefined
        }
      />
      <span className={classes.words}>
        <span className={classes.what}>
          <NewsText words={latest.words} name={latest.name} place={latest.place} />
        </span>
        {more > 0 && <span className={classes.more}>{t(MORE[latest.group], { count: more })}</span>}
      </span>
    </a>
  )
}
