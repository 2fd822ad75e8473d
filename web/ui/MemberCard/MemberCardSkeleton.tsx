import card from './MemberCard.module.css'
import row from './MemberRow.module.css'
import round from './MemberRound.module.css'
import classes from './MemberCardSkeleton.module.css'

interface MemberCardSkeletonProps {
  variant?: 'card' | 'row' | 'round'
}

/** Placeholder of a member card in the same size. The list around it is marked as busy. */
export function MemberCardSkeleton({ variant = 'card' }: MemberCardSkeletonProps) {
  if (variant === 'round') {
    return (
      <div className={round.round} aria-hidden>
        <div className={`${round.face} ${classes.noRing}`}>
          <span className={classes.disc} />
        </div>
        <div className={`${round.name} ${classes.line}`} data-width="short" />
      </div>
    )
  }
  return (
    <div className={variant === 'row' ? row.row : card.card} aria-hidden>
      <div className={variant === 'row' ? row.face : undefined}>
        <span className={classes.picture} />
      </div>
      <div className={variant === 'row' ? row.words : card.words}>
        <div className={`${card.name} ${classes.line}`} data-width="half" />
        <div className={`${card.place} ${classes.line} ${classes.small}`} data-width="short" />
        <div className={`${classes.line} ${classes.small} ${classes.apart}`} data-width="long" />
        {variant === 'card' && <div className={`${classes.line} ${classes.small}`} data-width="half" />}
      </div>
    </div>
  )
}
