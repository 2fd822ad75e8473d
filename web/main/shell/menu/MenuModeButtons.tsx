import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconLayoutSidebar,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Menu.module.css'
import { setMenuMode, type MenuMode } from './menuMode'

interface Choice {
  readonly mode: MenuMode
  readonly label: 'hide' | 'narrow' | 'widen' | 'keep'
  readonly icon: Icon
}

const CHOICES: Record<MenuMode, readonly Choice[]> = {
  1: [{ mode: 3, label: 'keep', icon: IconLayoutSidebar }],
  2: [
    { mode: 3, label: 'widen', icon: IconLayoutSidebarLeftExpand },
    { mode: 1, label: 'hide', icon: IconX },
  ],
  3: [
    { mode: 2, label: 'narrow', icon: IconLayoutSidebarLeftCollapse },
    { mode: 1, label: 'hide', icon: IconX },
  ],
}

interface MenuModeButtonsProps {
  mode: MenuMode
  takesFocus?: boolean
  onChoose?: () => void
}

/** Chooses the drawer's mode: over the page, narrow or wide. */
export function MenuModeButtons({ mode, takesFocus = false, onChoose }: MenuModeButtonsProps) {
  const { t } = useTranslation('shell')
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) buttons.current?.querySelector('button')?.focus()
  }, [takesFocus])
  const choose = (next: MenuMode) => {
    onChoose?.()
    setMenuMode(next)
  }
  return (
    <div ref={buttons} className={classes.modes}>
      {CHOICES[mode].map(({ mode: next, label, icon: Icon }) => (
        <Tooltip key={label} label={t(`menu.${label}`)} position="right">
          <ActionIcon aria-label={t(`menu.${label}`)} onClick={() => choose(next)}>
            <Icon size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
