import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useReportError } from '#platform/errors/useReportError'
import type { DataExportButtonQuery } from './__generated__/DataExportButtonQuery.graphql'

const query = graphql`
  query DataExportButtonQuery {
    viewer {
      dataExport
    }
  }
`

function download(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(address)
}

/** Hands the member everything that is stored about them, as a file. */
export function DataExportButton() {
  const { t } = useTranslation('account')
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const [busy, setBusy] = useState(false)
  const run = () => {
    setBusy(true)
    fetchQuery<DataExportButtonQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .then((answer) => download(answer?.viewer.dataExport))
      .catch((error: Error) => reportError(error))
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="default" loading={busy} onClick={run}>
      {t('settings.privacy.export')}
    </Button>
  )
}
