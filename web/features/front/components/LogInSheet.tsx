import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safePath } from '#lib/safeRedirect'
import { Sheet } from '#ui/overlays/Sheet'
import { ForgottenForm } from './ForgottenForm'
import { LogInForm } from './LogInForm'
import { useLogInDialog } from './useLogInDialog'

/** The log-in dialog itself, with its way to a new password. */
export function LogInSheet() {
  const { t } = useTranslation(['front', 'common'])
  const { view, open, close } = useLogInDialog()
  const [search] = useSearchParams()
  const [name, setName] = useState('')
  const forgotten = view === 'forgotten'
  const notice = search.get('login') === 'new-password' ? t('logIn.newPassword') : null
  return (
    <Sheet
      opened={view !== null}
      onClose={close}
      title={forgotten ? t('forgotten.title') : t('logIn.title')}
      closeLabel={t('common:close')}
      size="sm"
    >
      {forgotten ? (
        <ForgottenForm name={name} />
      ) : (
        <LogInForm
          name={name}
          onName={setName}
          notice={notice}
          target={safePath(search.get('u')) ?? '/Start'}
          onForgotten={() => open('forgotten')}
        />
      )}
    </Sheet>
  )
}
