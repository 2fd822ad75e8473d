import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { AppLink } from '../links/AppLink'
import classes from './Section.module.css'

interface SectionProps {
  title: string
  /** A short remark, e.g. on who can see it. */
  note?: string
  /** A link to everything in the section. */
  action?: { label: string; href: string }
  /** Further controls beside the title, e.g. a filter. */
  controls?: ReactNode
  /** Heading level: 2 on a page, 3 inside another section. */
  order?: 2 | 3
  children: ReactNode
}

/** A titled region of a page. */
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
