import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { AppLink } from '#ui/links/AppLink'
import classes from './DateSteps.module.css'

interface Step {
  readonly href: string
  readonly label: string
}

interface DateStepsProps {
  title: string
  /** The dates before and after. */
  steps: readonly Step[]
}

/** The month or day that is shown, between the ways to those beside it. */
export function DateSteps({ title, steps: [before, after] }: DateStepsProps) {
  return (
    <div className={classes.steps}>
      {before && (
        <ActionIcon component={AppLink} {...linkOf(before)}>
          <IconChevronLeft size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {after && (
        <ActionIcon component={AppLink} {...linkOf(after)}>
          <IconChevronRight size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <h2 className={classes.title}>{title}</h2>
    </div>
  )
}

const linkOf = ({ href, label }: Step) =>
  ({ href, 'aria-label': label, title: label, variant: 'subtle', color: 'gray', size: 44 }) as const
