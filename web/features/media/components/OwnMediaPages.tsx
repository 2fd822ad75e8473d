import { useTranslation } from 'react-i18next'
import { OWN_ALBUMS, OWN_MEDIA } from '../../../app/media/mediaLinks'
import { TabStrip } from '../../../ui/TabStrip'

/** The way between all of the member's media and the albums. */
export function OwnMediaPages() {
  const { t } = useTranslation('media')
  return (
    <TabStrip
      label={t('tabs.label')}
      tabs={[
        { href: OWN_MEDIA, label: t('tabs.media') },
        { href: OWN_ALBUMS, label: t('tabs.albums') },
      ]}
    />
  )
}
