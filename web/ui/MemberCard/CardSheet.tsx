import { Sheet } from '../overlays/Sheet'
import { useArrived } from '../overlays/useArrived'
import type { Opener } from '../overlays/useOpener'
import classes from './CardMenu.module.css'
import { inOrder } from './inOrder'
import type { CardAction, MemberFacts } from './memberCardTypes'

interface CardSheetProps {
  opener: Opener
  facts: MemberFacts
  closeLabel: string
  items: readonly CardAction[]
}

/** The actions as a sheet. */
export function CardSheet({ opener: { opened, setOpened }, facts, closeLabel, items }: CardSheetProps) {
  const hasArrived = useArrived()
  return (
    <Sheet
      opened={opened && hasArrived}
      onClose={() => setOpened(false)}
      title={[facts.name, facts.ages.join(' & ')].filter(Boolean).join(', ')}
      closeLabel={closeLabel}
      size="sm"
    >
      <ul className={classes.list}>
        {inOrder(items).map(({ id, label, icon: Icon, danger, onSelect }) => (
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
