import { AppLink, type AppLinkProps } from './AppLink'
import classes from './TextLink.module.css'

interface TextLinkProps extends AppLinkProps {
  /** `accent` in text and for main links; `quiet` in footers and beside other text. */
  tone?: 'accent' | 'quiet'
  /** Gives the link the height of a touch target. */
  standalone?: boolean
}

/** A text link. */
export function TextLink({ tone = 'accent', standalone = false, className, ...rest }: TextLinkProps) {
  const names = [classes.link, classes[tone], standalone && classes.standalone, className]
  return <AppLink className={names.filter(Boolean).join(' ')} {...rest} />
}
