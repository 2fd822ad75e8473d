import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSessionCommit } from '../../relay/useSessionCommit'
import { ACT_AS } from '../actAsPath'
import { loadAfterSessionChange } from '../endedSession'
import { forgetKeptTexts } from '../messages/keptTexts'
import { useViewer } from '../useSession'
import type { ImpersonationBoxMutation } from './__generated__/ImpersonationBoxMutation.graphql'
import classes from './ImpersonationBox.module.css'

const mutation = graphql`
  mutation ImpersonationBoxMutation {
    stopImpersonating {
      userErrors {
        code
      }
    }
  }
`

/** Reminds an administrator that they act as somebody else, and as whom. */
export function ImpersonationBox() {
  const { t } = useTranslation('shell')
  const { impersonated, legacyId, name } = useViewer()
  const [stop, busy] = useSessionCommit<ImpersonationBoxMutation>(mutation)
  if (!impersonated) return null
  const goBack = async () => {
    if (!(await stop({}))) return
    // What was begun as the member is not the administrator's to go on with.
    forgetKeptTexts()
    loadAfterSessionChange(ACT_AS)
  }
  return (
    <aside className={classes.box} aria-label={t('impersonation.label')}>
      <span>{t('impersonation.text', { name, id: legacyId })}</span>
      <Button size="sm" variant="default" className={classes.stop} loading={busy} onClick={() => void goBack()}>
        {t('impersonation.stop')}
      </Button>
    </aside>
  )
}
