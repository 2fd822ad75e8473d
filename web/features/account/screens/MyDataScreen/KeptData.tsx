import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/links/TextLink'
import classes from './MyDataScreen.module.css'

const KINDS = ['profile', 'sensitive', 'media', 'writing', 'support', 'payments', 'sessions', 'staff'] as const

/** Each kind of data, with its purpose and how long it is kept, as the privacy policy has it. */
export function KeptData() {
  const { t } = useTranslation('account')
  return (
    <>
      <dl className={classes.kept}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`myData.kept.item.${kind}.name`)}</dt>
            <dd>{t(`myData.kept.item.${kind}.why`)}</dd>
            <dd className={classes.quiet}>
              {t('myData.kept.until')} {t(`myData.kept.item.${kind}.until`)}
            </dd>
          </div>
        ))}
      </dl>
      <TextLink href="/Support/Privacy">{t('myData.kept.privacy')}</TextLink>
    </>
  )
}
