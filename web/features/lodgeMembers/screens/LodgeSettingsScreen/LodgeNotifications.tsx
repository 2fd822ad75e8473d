import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { DeliveryRows } from '#shared/notifications/DeliveryRows'
import { Section } from '#ui/layout/Section'
import { ErrorState } from '#ui/states/ErrorState'
import { useLodgeDelivery } from '../../mutations/useLodgeDelivery'
import type { LodgeNotifications_lodge$key } from './__generated__/LodgeNotifications_lodge.graphql'
import type { LodgeNotifications_viewer$key } from './__generated__/LodgeNotifications_viewer.graphql'
import classes from './LodgeSettingsScreen.module.css'

const lodgeFragment = graphql`
  fragment LodgeNotifications_lodge on Lodge {
    id
    notificationSettings {
      isDefault
      settings {
        topic
        delivery
      }
    }
  }
`

const viewerFragment = graphql`
  fragment LodgeNotifications_viewer on Viewer {
    lodgeNotificationSettings {
      defaults {
        topic
        delivery
      }
    }
  }
`

interface LodgeNotificationsProps {
  lodge: LodgeNotifications_lodge$key
  viewer: LodgeNotifications_viewer$key
}

/** How the viewer is notified of this lodge, and of all that follow the same choice. */
export function LodgeNotifications({ lodge, viewer }: LodgeNotificationsProps) {
  const { t } = useTranslation(['lodgeMembers', 'common'])
  const { id, notificationSettings: own } = useFragment(lodgeFragment, lodge)
  const defaults = useFragment(viewerFragment, viewer).lodgeNotificationSettings?.defaults
  const { set, reset, setDefault, resets } = useLodgeDelivery(id)
  const labelled = <T extends NonNullable<typeof defaults>[number]>(settings: readonly T[]) =>
    settings.map((setting) => ({ ...setting, label: t(`settings.topics.${setting.topic}`) }))
  return (
    <>
      <Section
        title={t('settings.here')}
        note={own?.isDefault ? t('settings.isDefault') : t('settings.isOwn')}
        controls={
          own?.isDefault === false && (
            <Button className={classes.reset} variant="default" size="sm" loading={resets} onClick={() => void reset()}>
              {t('settings.reset')}
            </Button>
          )
        }
      >
        {own ? (
          <DeliveryRows rows={labelled(own.settings)} onChange={set} />
        ) : (
          <ErrorState compact title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
        )}
      </Section>
      {defaults && (
        <Section title={t('settings.everywhere')} note={t('settings.everywhereNote')}>
          <DeliveryRows rows={labelled(defaults)} onChange={setDefault} />
        </Section>
      )}
    </>
  )
}
