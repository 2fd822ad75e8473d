import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { StaffProfileRow_profile$key } from './__generated__/StaffProfileRow_profile.graphql'
import classes from './ActAsScreen.module.css'
import { StaffProfileCard } from './StaffProfileCard'

const fragment = graphql`
  fragment StaffProfileRow_profile on StaffProfile {
    name
    ...StaffProfileCard_profile
  }
`

export function StaffProfileRow({ profile, onChoose }: { profile: StaffProfileRow_profile$key; onChoose: () => void }) {
  const { t } = useTranslation('admin')
  const data = useFragment(fragment, profile)
  return (
    <li className={classes.row}>
      <StaffProfileCard profile={data} />
      <Button variant="default" aria-label={t('found.chooseName', { name: data.name })} onClick={onChoose}>
        {t('found.choose')}
      </Button>
    </li>
  )
}
