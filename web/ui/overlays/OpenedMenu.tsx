import { Menu, type MenuProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor'
import { useArrived } from './useArrived'
import type { Opener } from './useOpener'

interface OpenedMenuProps {
  opener: Opener
  /** In pixels, or as wide as the button. */
  width: number | 'target'
  position?: MenuProps['position']
  withinPortal?: boolean
  children: ReactNode
}

/** The menu of a button, which its code follows. */
export function OpenedMenu({ opener, width, position, withinPortal, children }: OpenedMenuProps) {
  const hasArrived = useArrived()
  return (
    <Menu
      id={opener.id}
      opened={opener.opened && hasArrived}
      onChange={opener.setOpened}
      width={width}
      position={position}
      withinPortal={withinPortal}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor element={opener.element} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
