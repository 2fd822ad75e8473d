import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { Anchor } from '#ui/overlays/Anchor'
import { useArrived } from '#ui/overlays/useArrived'
import type { Opener } from '#ui/overlays/useOpener'
import classes from './TopMenu.module.css'

interface PanelPopoverProps {
  opener: Opener
  title: string
  width: number
  children: ReactNode
}

/** A panel of the top menu, under its button; closes after a navigation. */
export function PanelPopover({ opener, title, width, children }: PanelPopoverProps) {
  const { id, element, opened, setOpened } = opener
  const hasArrived = useArrived()
  return (
    <Popover
      id={id}
      position="bottom-end"
      width={`min(${width}px, 100vw - 16px)`}
      opened={opened && hasArrived}
      onChange={setOpened}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor element={element} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        aria-label={title}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpened(false)
        }}
      >
        <h2 className={classes.heading}>{title}</h2>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
