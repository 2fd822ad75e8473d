import { IconHeadset, IconHome, IconSettings, type Icon } from '@tabler/icons-react'
import type { Resources } from '../../i18n/resources'
import type { Session } from '../session'

export interface MenuItem {
  readonly path: string
  readonly label: keyof Resources['shell']['menu']
  readonly icon: Icon
  /** Left out of sites and for viewers that the page is not for. */
  readonly shownIf?: (session: Session) => boolean
}

/** The drawer menu, in its order. An area adds its pages here. */
export const menuItems: readonly MenuItem[] = [
  { path: '/Start', label: 'start', icon: IconHome },
  { path: '/Settings', label: 'settings', icon: IconSettings },
  { path: '/Support', label: 'support', icon: IconHeadset },
]
