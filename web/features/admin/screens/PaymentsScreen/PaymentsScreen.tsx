import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { ACT_AS } from '#shared/staff/actAsPath'
import { isStaff } from '#shared/staff/isStaff'
import { StaffNav } from '#shared/staff/StaffNav'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import type { PaymentsScreenQuery } from './__generated__/PaymentsScreenQuery.graphql'
import { FindOrder } from './FindOrder'
import { RecordTransfer } from './RecordTransfer'
import { RerunRenewal } from './RerunRenewal'
import { Takings } from './Takings'

const query = graphql`
  query PaymentsScreenQuery($day: LocalDate!, $staff: Boolean!) @preloadable {
    viewer {
      ...Takings_viewer @include(if: $staff) @alias(as: "takings")
    }
  }
`

/** Lets staff find an order, see the day's takings, record a transfer and try a renewal again. For everybody else the page does not exist. */
export function PaymentsScreen() {
  const { t } = useTranslation('admin')
  const viewer = useViewer()
  const { takings } = useScreenQuery<PaymentsScreenQuery>(query).viewer
  if (!isStaff(viewer) || viewer.isImpersonated) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{t('payments.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('payments.title')} back={{ label: t('actAs.title'), href: ACT_AS }} />
      <Section title={t('payments.order.title')} note={t('payments.order.note')}>
        <FindOrder />
      </Section>
      {takings && (
        <Section title={t('payments.takings.title')} note={t('payments.takings.note')}>
          <Takings viewer={takings} />
        </Section>
      )}
      <Section title={t('payments.transfer.title')} note={t('payments.transfer.note')}>
        <RecordTransfer />
      </Section>
      <Section title={t('payments.rerun.title')} note={t('payments.rerun.note')}>
        <RerunRenewal />
      </Section>
    </Page>
  )
}
