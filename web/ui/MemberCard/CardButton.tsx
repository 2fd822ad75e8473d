import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import classes from './CardButton.module.css'

interface CardButtonProps extends ComponentPropsWithRef<'button'> {
  /** Adds a background, because the button lies on a picture. */
  onPicture?: boolean
}

/** The button of a card's actions. */
export function CardButton({ onPicture = false, ...props }: CardButtonProps) {
  return (
    <button type="button" {...props} className={onPicture ? `${classes.button} ${classes.onPicture}` : classes.button}>
      <IconDots size={20} stroke={1.75} aria-hidden />
    </button>
  )
}
