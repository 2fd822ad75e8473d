import { ActionIcon, Drawer } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Menu.module.css'
import { MenuList } from './MenuList'
import { setMenuMode, type MenuMode } from './menuMode'

interface MenuProps {
  mode: MenuMode
  opened: boolean
  onClose: () => void
}

/** The drawer: over the page in mode 1, a strip of 60 px in mode 2, 300 px wide in mode 3. */
export function Menu({ mode, opened, onClose }: MenuProps) {
  const { t } = useTranslation(['shell', 'common'])
  if (mode === 1) {
    return (
      <Drawer
        opened={opened}
        onClose={onClose}
        size={300}
        title={t('menu.label')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <MenuList onNavigate={onClose} />
      </Drawer>
    )
  }
  const mini = mode === 2
  const label = mini ? t('menu.widen') : t('menu.narrow')
  const Icon = mini ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.standing} data-mini={mini || undefined}>
      <MenuList mini={mini} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        title={label}
        onClick={() => setMenuMode(mini ? 3 : 2)}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  )
}
