import { Menu } from '@mantine/core'
import { OpenedMenu } from '../overlays/OpenedMenu'
import type { Opener } from '../overlays/useOpener'
import { inOrder } from './inOrder'
import type { CardAction } from './memberCardTypes'

/** The actions as a menu. */
export function CardDropdown({ opener, items }: { opener: Opener; items: readonly CardAction[] }) {
  return (
    <OpenedMenu opener={opener} width={232}>
      {inOrder(items).map(({ id, label, icon: Icon, danger, onSelect }, index, sorted) => (
        <div key={id} role="none">
          {danger && !sorted[index - 1]?.danger && index > 0 && <Menu.Divider />}
          <Menu.Item
            color={danger ? 'danger' : undefined}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
            onClick={onSelect}
          >
            {label}
          </Menu.Item>
        </div>
      ))}
    </OpenedMenu>
  )
}
