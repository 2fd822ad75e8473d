import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useArrived } from '#ui/overlays/useArrived'
import classes from './Menu.module.css'

interface MenuDrawerProps {
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu over the page. */
export function MenuDrawer({ opened, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation(['shell', 'common'])
  const hasArrived = useArrived()
  return (
    <Drawer
      opened={opened && hasArrived}
      onClose={onClose}
      size={300}
      title={t('menu.label')}
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44, iconSize: 20 }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
      classNames={{
        content: classes.drawer,
        header: classes.drawerHeader,
        title: classes.drawerTitle,
        body: classes.drawerBody,
        overlay: classes.overlay,
      }}
    >
      {children}
    </Drawer>
  )
}
