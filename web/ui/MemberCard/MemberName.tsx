import { AppLink } from '../links/AppLink'
import { OnlineDot } from '../OnlineDot'
import type { MemberFacts } from './memberCardTypes'
import classes from './MemberName.module.css'

interface MemberNameProps extends Pick<MemberFacts, 'name' | 'ages' | 'onlineLabel' | 'href'> {
  className?: string
  withAges?: boolean
}

/** Name, ages and online status. The link covers the whole card, so the card is one tab stop. */
export function MemberName({ name, ages, onlineLabel, href, className, withAges = true }: MemberNameProps) {
  const words = (
    <>
      <span className={classes.name}>{name}</span>{' '}
      {(withAges || onlineLabel) && (
        <span className={classes.rest}>
          {withAges && ages.join(' & ')} {onlineLabel && <OnlineDot label={onlineLabel} />}
        </span>
      )}
    </>
  )
  const names = `${classes.line} ${className ?? ''}`
  return href ? (
    <AppLink className={names} href={href}>
      {words}
    </AppLink>
  ) : (
    <span className={names}>{words}</span>
  )
}
