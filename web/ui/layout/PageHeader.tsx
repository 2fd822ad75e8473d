import { IconArrowLeft } from '@tabler/icons-react'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '../links/AppLink'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** One or two sentences under the title. */
  intro?: ReactNode
  /** The page's area, in small text above the title. */
  eyebrow?: string
  back?: { label: string; href: string }
  /** The page's main action and its menu. */
  actions?: ReactNode
  /** Keeps the actions beside a short title on phones. */
  shortTitle?: boolean
}

/** The head of a page with its only first-level heading and its main action. */
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
