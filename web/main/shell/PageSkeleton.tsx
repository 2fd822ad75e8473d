import { Skeleton } from '@mantine/core'
import { Page } from '#ui/layout/Page'
import classes from './PageSkeleton.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Stands for a member's screen until it is rendered: a heading, and cards of what is to come. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Page>
        <Skeleton height={42} width="min(60%, 320px)" />
        <div className={classes.cards}>
          {CARDS.map((card) => (
            <Skeleton key={card} height={180} radius="lg" />
          ))}
        </div>
      </Page>
    </div>
  )
}
