import classes from './SectionSkeleton.module.css'

/** Stands for a section that follows: its title, and the first of its cards. */
export function SectionSkeleton() {
  return (
    <div className={classes.section} aria-hidden>
      <div className={classes.title} />
      <div className={classes.cards}>
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  )
}
