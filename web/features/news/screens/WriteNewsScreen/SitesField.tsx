import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import type { NewsContent } from '../../writing/content'
import classes from './WriteNews.module.css'

interface SitesFieldProps {
  value: boolean
  disabled: boolean
  error: string | undefined
  onChange: (part: Pick<NewsContent, 'isForAllSites'>) => void
}

/** Where news is shown: on this site, or on all. */
export function SitesField({ value, disabled, error, onChange }: SitesFieldProps) {
  const { t } = useTranslation('news')
  const { hosts } = useSite()
  return (
    <Radio.Group
      label={t('editor.sites.label')}
      description={disabled ? t('editor.sites.stays') : undefined}
      error={error}
      value={value ? 'all' : 'one'}
      onChange={(chosen) => onChange({ isForAllSites: chosen === 'all' })}
    >
      <div className={classes.choices}>
        <Radio value="one" disabled={disabled} label={t('editor.sites.one', { host: window.location.hostname })} />
        <Radio value="all" disabled={disabled} label={t('editor.sites.all', { count: hosts.length })} />
      </div>
    </Radio.Group>
  )
}
