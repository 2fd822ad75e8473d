import { ActionIcon } from '@mantine/core'
import {
  IconLayoutSidebar,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '#lib/later'
import { laterOverlays } from '../laterOverlays'
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
      {CHOICES[mode].map(({ mode: next, label, icon }) => (
        <ModeButton key={label} label={t(`menu.${label}`)} icon={icon} onChoose={() => choose(next)} />
      ))}
    </div>
  )
}

interface ModeButtonProps {
  label: string
  icon: Icon
  onChoose: () => void
}

function ModeButton({ label, icon: Sign, onChoose }: ModeButtonProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { value: overlays } = useLater(laterOverlays, false)
  return (
    <>
      <ActionIcon ref={setElement} aria-label={label} onClick={onChoose}>
        <Sign size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {element && overlays && <overlays.MenuTip label={label} target={element} />}
    </>
  )
}
