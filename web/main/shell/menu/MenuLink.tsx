import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useLater } from '#lib/later'
import { Counter } from '#ui/Counter'
import { laterOverlays } from '../laterOverlays'
import classes from './Menu.module.css'

interface MenuLinkProps {
  path: string
  label: string
  icon: Icon
  startsGroup?: boolean | undefined
  /** Shows the icon only. */
  mini: boolean
  count: number
  countLabel: string
  onNavigate?: (() => void) | undefined
}

/** A link of the menu, with what is new or waits there. */
export function MenuLink(props: MenuLinkProps) {
  const { path, label, icon: Icon, startsGroup, mini, count, countLabel, onNavigate } = props
  const [element, setElement] = useState<HTMLElement | null>(null)
  // Nobody waits for a tip.
  const { value: overlays } = useLater(laterOverlays, false)
  return (
    <>
      <NavLink
        ref={setElement}
        to={path}
        className={classes.item}
        data-starts-group={startsGroup}
        aria-label={mini ? [label, count > 0 && countLabel].filter(Boolean).join(', ') : undefined}
        onClick={onNavigate}
      >
        <Icon size={22} stroke={1.6} aria-hidden />
        {!mini && label}
        {count > 0 && (
          <span className={classes.number}>
            <Counter value={count} label={countLabel} />
          </span>
        )}
      </NavLink>
      {mini && element && overlays && <overlays.MenuTip label={label} target={element} />}
    </>
  )
}
