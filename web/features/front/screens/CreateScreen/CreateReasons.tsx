import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { HeroPicture } from '../../components/HeroPicture'
import classes from './CreateReasons.module.css'

const REASONS = ['free', 'hidden', 'yours'] as const

export function CreateReasons() {
  const { t } = useTranslation('front')
  const { isDark } = useSite()
  return (
    <aside className={classes.aside} aria-label={t('create.reasonsTitle')}>
      <HeroPicture dark={isDark} sizes="(min-width: 60em) 420px, 1px" className={classes.picture} />
      <ul className={classes.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <strong>{t(`create.reason.${reason}.title`)}</strong>
            <span>{t(`create.reason.${reason}.text`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
