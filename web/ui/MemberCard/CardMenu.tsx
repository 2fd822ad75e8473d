import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { Sheet } from '../overlays/Sheet'
import button from './CardButton.module.css'
import classes from './CardMenu.module.css'
import type { CardAction, CardActions, MemberFacts } from './memberCardTypes'
import type { CardGesture } from './useCardGesture'

interface CardMenuProps {
  facts: MemberFacts
  actions: CardActions
  gesture: CardGesture
  /** Adds a background, because the button lies on a picture. */
  onPicture?: boolean
}

/** The actions on a member: a menu with a mouse, a sheet on touch screens. */
export function CardMenu({ facts, actions, gesture, onPicture = false }: CardMenuProps) {
  const { opened, setOpened, touch } = gesture
  // A page shows thirty cards, so a sheet is rendered only after its first opening.
  const [everOpened, setEverOpened] = useState(opened)
  if (opened && !everOpened) setEverOpened(true)

  const target = {
    className: onPicture ? `${button.button} ${button.onPicture}` : button.button,
    'aria-label': actions.menuLabel,
  }

  if (touch) {
    return (
      <>
        <DotsButton {...target} aria-haspopup="dialog" onClick={() => setOpened(true)} />
        {everOpened && (
          <Sheet
            opened={opened}
            onClose={() => setOpened(false)}
            title={[facts.name, facts.ages.join(' & ')].filter(Boolean).join(', ')}
            closeLabel={actions.closeLabel}
            size="sm"
          >
            <ActionList items={actions.items} onDone={() => setOpened(false)} />
          </Sheet>
        )}
      </>
    )
  }

  return (
    <Menu opened={opened} onChange={setOpened} width={232} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <DotsButton {...target} />
      </Menu.Target>
      <Menu.Dropdown>
        {inOrder(actions.items).map(({ id, label, icon: Icon, danger, onSelect }, index, items) => (
          <div key={id} role="none">
            {danger && !items[index - 1]?.danger && index > 0 && <Menu.Divider />}
            <Menu.Item
              color={danger ? 'danger' : undefined}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
              onClick={onSelect}
            >
              {label}
            </Menu.Item>
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function DotsButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" {...props}>
      <IconDots size={20} stroke={1.75} aria-hidden />
    </button>
  )
}

/** Sorts block and report last. */
function inOrder(items: readonly CardAction[]): CardAction[] {
  return items.toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false))
}

function ActionList({ items, onDone }: { items: readonly CardAction[]; onDone: () => void }) {
  return (
    <ul className={classes.list}>
      {inOrder(items).map(({ id, label, icon: Icon, danger, onSelect }) => (
        <li key={id} data-danger={danger}>
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              onDone()
              onSelect()
            }}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
