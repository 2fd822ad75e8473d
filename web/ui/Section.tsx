import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { AppLink } from './AppLink'
import classes from './Section.module.css'

interface SectionProps {
  title: string
  /** A word on what is here, such as who can see it. */
  note?: string
  /** The way to all of it. */
  action?: { label: string; href: string }
  /** Anything else for the title's row, such as a filter or a handle. */
  controls?: ReactNode
  /** 2 on a page, 3 inside another section. */
  order?: 2 | 3
  children: ReactNode
}

/** A titled part of a page, found by its title in a screen reader's list of regions. */
export function Section({ title, note, action, controls, order = 2, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title id={titleId} order={order}>
            {title}
          </Title>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {controls}
        {action && (
          <AppLink className={classes.action} href={action.href}>
            {action.label}
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </AppLink>
        )}
      </div>
      {children}
    </section>
  )
}
