import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLaterOverlay } from '#ui/overlays/useLaterOverlay'
import { laterOverlays } from '../laterOverlays'
import classes from './Menu.module.css'
import { MenuHead } from './MenuHead'
import { MenuList } from './MenuList'
import { MenuModeButtons } from './MenuModeButtons'
import type { MenuMode } from './menuMode'

/** Height in pixels that the mode buttons may cover at either end of the menu. */
const EDGE = 120

interface MenuProps {
  mode: MenuMode
  /** Whether the window has room for a standing menu. */
  isWide: boolean
  opened: boolean
  onClose: () => void
}

/** Scrolls the menu, not the page, until the current item is in sight. */
function showCurrentItem(menu: HTMLElement | null): void {
  const item = menu?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!menu || !item) return
  const { top, bottom } = menu.getBoundingClientRect()
  const above = top + EDGE - item.top
  const below = item.bottom - (bottom - EDGE)
  if (above > 0) menu.scrollTop -= above
  else if (below > 0) menu.scrollTop += below
}

/** The drawer: over the page in mode 1, a strip of 60 px in mode 2, 300 px wide in mode 3. */
export function Menu({ mode, isWide, opened, onClose }: MenuProps) {
  const { t } = useTranslation('shell')
  // The buttons change places with the mode; the focus goes with them.
  const [hasChosen, setChosen] = useState(false)
  const choose = () => setChosen(true)
  const standing = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const showCurrent = useCallback(() => showCurrentItem(standing.current), [])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both move the item of the current page.
  useEffect(showCurrent, [mode, pathname, showCurrent])
  const later = useLaterOverlay(laterOverlays, opened, onClose)
  if (mode === 1) {
    if (!later) return null
    const { MenuDrawer } = later
    return (
      <MenuDrawer opened={opened} onClose={onClose}>
        <nav aria-label={t('menu.label')} className={classes.content}>
          <MenuHead onLeave={onClose} />
          <MenuList onNavigate={onClose} />
          {isWide && <MenuModeButtons mode={mode} />}
        </nav>
      </MenuDrawer>
    )
  }
  return (
    // Each mode starts at its top, because their scroll positions differ.
    <nav
      key={mode}
      ref={standing}
      aria-label={t('menu.label')}
      className={classes.standing}
      data-mini={mode === 2 || undefined}
    >
      {/* The strip is taller than a low window: its button for widening comes first and stays in sight. */}
      {mode === 2 && <MenuModeButtons mode={mode} takesFocus={hasChosen} onChoose={choose} />}
      <MenuHead mini={mode === 2} />
      <MenuList mini={mode === 2} onGrown={showCurrent} />
      {mode === 3 && <MenuModeButtons mode={mode} takesFocus={hasChosen} onChoose={choose} />}
    </nav>
  )
}
