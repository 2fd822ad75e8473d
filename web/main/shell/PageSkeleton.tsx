import { Page } from '#ui/layout/Page'
import classes from './PageSkeleton.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Stands for a member's screen until it is rendered: a heading, and cards of what is to come. Mantine's own would be
 * invisible before scripts have said which colours the page has.
 */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Page>
        <div className={classes.heading} />
        <div className={classes.cards}>
          {CARDS.map((card) => (
            <div key={card} className={classes.card} />
          ))}
        </div>
      </Page>
    </div>
  )
}
