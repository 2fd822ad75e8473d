import { ActionIcon, Loader, Popover } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#platform/errors/Boundary'
import classes from './TopMenu.module.css'

interface TopMenuPanelProps {
  /** The button's label, with the counter in words. */
  label: string
  title: string
  icon: Icon
  /** The number on the badge; none for 0. */
  count: number
  /** For panels with whole sentences. */
  wide?: boolean
  /** Rendered when the panel is opened. */
  children: ReactNode
}

/** A panel of the top menu: opens under its button, and closes after a navigation. */
export function TopMenuPanel({ label, title, icon: Sign, count, wide = false, children }: TopMenuPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      position="bottom-end"
      width={`min(${wide ? 400 : 320}px, 100vw - 16px)`}
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon className={classes.bell} aria-label={label} onClick={() => setOpened(!opened)}>
          <Sign size={23} stroke={1.6} aria-hidden />
          {count > 0 && (
            <span className={classes.total} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        aria-label={title}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpened(false)
        }}
      >
        <h2 className={classes.heading}>{title}</h2>
        <Boundary fallback={<p className={classes.quiet}>{t('panel.failed')}</p>}>
          <Suspense fallback={<Loader aria-label={t('common:loading')} />}>{opened && children}</Suspense>
        </Boundary>
      </Popover.Dropdown>
    </Popover>
  )
}
