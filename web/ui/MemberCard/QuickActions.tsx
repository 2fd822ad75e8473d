import type { CardActions } from './memberCardTypes'
import classes from './CardButton.module.css'

interface QuickActionsProps {
  actions: CardActions
}

/** The quick actions on the picture, while the card is hovered or focused. */
export function QuickActions({ actions }: QuickActionsProps) {
  return actions.items
    .filter(({ quick }) => quick)
    .map(({ id, label, icon: Icon, pressed, onSelect }) => (
      <button
        key={id}
        type="button"
        className={`${classes.button} ${classes.quick}`}
        aria-label={label}
        aria-pressed={pressed}
        title={label}
        onClick={onSelect}
      >
        <Icon size={20} stroke={1.75} fill={pressed ? 'currentColor' : 'none'} aria-hidden />
      </button>
    ))
}
