import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor'
import { useArrived } from './useArrived'
import type { Opener } from './useOpener'

interface OpenedMenuProps {
  opener: Opener
  width: number
  withinPortal?: boolean
  children: ReactNode
}

/** The menu of a button, which its code follows. */
export function OpenedMenu({ opener, width, withinPortal, children }: OpenedMenuProps) {
  const hasArrived = useArrived()
  return (
    <Menu
      id={opener.id}
      opened={opener.opened && hasArrived}
      onChange={opener.setOpened}
      width={width}
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
