import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import { ACT_AS } from '#shared/staff/actAsPath'
import { loadAfterSessionChange } from '#platform/session/endedSession'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { useViewer } from '#platform/session/useSession'
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

/** Reminds staff that they act as somebody else, and as whom. */
export function ImpersonationBox() {
  const { t } = useTranslation('shell')
  const { legacyId, name } = useViewer()
  const [stop, busy] = useSessionAction<ImpersonationBoxMutation>(mutation)
  const goBack = async () => {
    if (!(await stop({}))) return
    // The member's drafts are not the administrator's.
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
