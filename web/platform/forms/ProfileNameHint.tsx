import { useTranslation } from 'react-i18next'
import { LiveHint } from './LiveHint'
import type { NameState } from './useNameAvailability'

const TONES = { idle: 'quiet', asking: 'quiet', free: 'good', refused: 'bad' } as const

interface ProfileNameHintProps {
  name: NameState
  /** Whether the field already shows an error. */
  hasError: boolean
}

/** Shows below the field whether a profile name is available. */
export function ProfileNameHint({ name, hasError }: ProfileNameHintProps) {
  const { t } = useTranslation('common')
  return (
    <LiveHint tone={TONES[name.state]}>
      {name.state === 'free' && t('profileName.free')}
      {name.state === 'asking' && t('profileName.asking')}
      {name.state === 'refused' && !hasError && (name.message ?? t('profileName.taken'))}
    </LiveHint>
  )
}
