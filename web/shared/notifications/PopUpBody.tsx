import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/Avatar'
import { NewsText } from './NewsText'
import type { PopUp } from './popUp'
import classes from './PopUpBody.module.css'

const MORE = { mail: 'moreMail', news: 'moreNews', online: 'moreOnline' } as const

interface PopUpBodyProps {
  popUp: PopUp
  /** Toasts are rendered outside the router, so navigation is a callback. */
  onFollow: (path: string) => void
}

/** The content of a toast, linked to its item. */
export function PopUpBody({ popUp: { latest, more, path }, onFollow }: PopUpBodyProps) {
  const { t } = useTranslation('notifications')
  const { picture } = latest
  return (
    <a
      className={classes.link}
      href={path}
      onClick={(event) => {
        // Lets the browser open a new tab or window.
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
                src: picture.thumbnail,
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
