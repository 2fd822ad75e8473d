import { ActionIcon, Loader } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#platform/errors/Boundary'
import { useOpener } from '#ui/overlays/useOpener'
import { laterOverlays } from '../laterOverlays'
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

/** A button of the top menu, with the panel that it opens. */
export function TopMenuPanel({ label, title, icon: Sign, count, wide = false, children }: TopMenuPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  const [opened, setOpened] = useState(false)
  const { opener, parts, button } = useOpener({ later: laterOverlays, popup: 'dialog', opened, setOpened })
  return (
    <>
      <ActionIcon {...button} className={classes.bell} aria-label={label}>
        <Sign size={23} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={classes.total} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </ActionIcon>
      {parts && (
        <parts.PanelPopover opener={opener} title={title} width={wide ? 400 : 320}>
          <Boundary fallback={<p className={classes.quiet}>{t('panel.failed')}</p>}>
            <Suspense fallback={<Loader aria-label={t('common:loading')} />}>{opened && children}</Suspense>
          </Boundary>
        </parts.PanelPopover>
      )}
    </>
  )
}
