import { IconArrowLeft } from '@tabler/icons-react'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** A sentence or two under the title. */
  intro?: ReactNode
  /** The area the page belongs to, in small above the title. */
  eyebrow?: string
  back?: { label: string; href: string }
  /** The page's main action, and its menu. */
  actions?: ReactNode
  /** The title is so short that the actions stand beside it on a phone too. */
  shortTitle?: boolean
}

/** The head of a page: its only first-level heading, and its main action always in the same place. */
export function PageHeader({ title, intro, eyebrow, back, actions, shortTitle = false }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {back && (
        <AppLink className={classes.back} href={back.href}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {back.label}
        </AppLink>
      )}
      <div className={classes.row} data-short={shortTitle}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  )
}
