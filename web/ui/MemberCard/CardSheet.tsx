import { Sheet } from '../overlays/Sheet'
import type { Opener } from '../overlays/useOpener'
import classes from './CardMenu.module.css'
import { inOrder } from './inOrder'
import type { CardActions, MemberFacts } from './memberCardTypes'

interface CardSheetProps {
  opener: Opener
  facts: MemberFacts
  actions: CardActions
}

/** The actions as a sheet. */
export function CardSheet({ opener: { opened, setOpened }, facts, actions }: CardSheetProps) {
  return (
    <Sheet
      opened={opened}
      onClose={() => setOpened(false)}
      title={[facts.name, facts.ages.join(' & ')].filter(Boolean).join(', ')}
      closeLabel={actions.closeLabel}
      size="sm"
    >
      <ul className={classes.list}>
        {inOrder(actions.items).map(({ id, label, icon: Icon, danger, onSelect }) => (
          <li key={id} data-danger={danger}>
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                setOpened(false)
                onSelect()
              }}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
