import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import { TextLink } from '#ui/links/TextLink'
import { useSetPrivacyConsent } from '../../mutations/useSetPrivacyConsent'
import type { ConsentHistory_viewer$key, ConsentKind } from './__generated__/ConsentHistory_viewer.graphql'
import type { ConsentHistoryPaginationQuery } from './__generated__/ConsentHistoryPaginationQuery.graphql'
import classes from './MyDataScreen.module.css'

const fragment = graphql`
  fragment ConsentHistory_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "ConsentHistoryPaginationQuery") {
    hasAcceptedTerms
    consents(first: $count, after: $cursor) @connection(key: "ConsentHistory_consents") {
      edges {
        cursor
        node {
          kind
          isGiven
          version
          at
        }
      }
    }
  }
`

const PAGE = 10

/** The page with the text of a consent. */
const pages: Partial<Record<ConsentKind, string>> = {
  TERMS: '/Support/GeneralTerms',
  SENSITIVE_DATA: '/Support/Privacy',
  MEDIA_RIGHTS: '/Support/CodeOfConduct',
  VALIDATION_VIDEO: '/Support/Privacy',
}

export function ConsentHistory({ viewer }: { viewer: ConsentHistory_viewer$key }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<ConsentHistoryPaginationQuery, ConsentHistory_viewer$key>(
    fragment,
    viewer,
  )
  const refresh = useRefresh(paging.refetch)
  return (
    <>
      <PaginatedList
        paging={paging}
        items={data.consents?.edges}
        pageSize={PAGE}
        label={t('myData.consents.label')}
        className={classes.consents}
        compact
        empty={<p className={classes.quiet}>{t('myData.consents.none')}</p>}
        renderItem={({ cursor, node: { kind, isGiven, version, at } }) => (
          <li key={cursor}>
            <strong>{t(`myData.consents.kind.${kind}`)}</strong>
            <span data-given={isGiven}>
              {t(isGiven ? 'myData.consents.given' : 'myData.consents.withdrawn', {
                at: formatDateTime(at, locale, { style: 'medium' }),
              })}
            </span>
            <TextLink href={pages[kind] ?? '/Support/Privacy'}>
              {version
                ? t('myData.consents.version', { date: formatDate(version, locale) })
                : t('myData.consents.noVersion')}
            </TextLink>
          </li>
        )}
      />
      {data.hasAcceptedTerms && <Withdrawal onWithdrawn={refresh} />}
    </>
  )
}

/** Withdraws the consent to sensitive data, which is as easy as to give it. */
function Withdrawal({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useTranslation('account')
  const [isAsked, setAsked] = useState(false)
  const [setConsent, busy] = useSetPrivacyConsent()
  const withdraw = async () => {
    const answer = await setConsent({ input: { consent: false } })
    setAsked(false)
    if (answer) onWithdrawn()
  }
  return (
    <>
      <Button className={classes.withdraw} variant="default" onClick={() => setAsked(true)}>
        {t('myData.consents.withdraw')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('myData.consents.sure')}
        message={t('myData.consents.sureText')}
        confirmLabel={t('myData.consents.confirm')}
        danger
        busy={busy}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
