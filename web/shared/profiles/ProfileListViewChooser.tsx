import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconLayoutGrid, IconLayoutList, IconList, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ProfileList.module.css'
import { PROFILE_LIST_VIEWS, type ProfileListView } from './useProfileListView'

const ICONS: Record<ProfileListView, Icon> = { GALLERY: IconLayoutGrid, DETAILED: IconLayoutList, LIST: IconList }

interface ProfileListViewChooserProps {
  view: ProfileListView
  onChoose: (view: ProfileListView) => void
}

export function ProfileListViewChooser({ view, onChoose }: ProfileListViewChooserProps) {
  const { t } = useTranslation('shell')
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={t('memberList.view')}
      value={view}
      onChange={onChoose}
      data={PROFILE_LIST_VIEWS.map((value) => {
        const Sign = ICONS[value]
        const label = t(`memberList.views.${value}`)
        return {
          value,
          label: (
            <span className={classes.view} title={label}>
              <Sign size={20} stroke={1.6} aria-hidden />
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          ),
        }
      })}
    />
  )
}
