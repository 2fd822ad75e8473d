import { useTranslation } from 'react-i18next'
import classes from './editing.module.css'

/** The fields of a version that differ from another, in words. */
export function Version({ fields }: { fields: readonly { readonly label: string; readonly text: string }[] }) {
  const { t } = useTranslation('gatherings')
  return (
    <dl className={classes.version}>
      {fields.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || t('editor.conflict.nothing')}</dd>
        </div>
      ))}
    </dl>
  )
}
