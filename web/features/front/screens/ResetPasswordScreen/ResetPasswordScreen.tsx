import { graphql } from 'react-relay'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { NarrowPage } from '../../components/NarrowPage'
import type { ResetPasswordScreenQuery } from './__generated__/ResetPasswordScreenQuery.graphql'
import { ExpiredReset } from './ExpiredReset'
import { ResetPasswordForm } from './ResetPasswordForm'

const query = graphql`
  query ResetPasswordScreenQuery($query: String!) @preloadable {
    passwordReset(query: $query) {
      isValid
      profileName
    }
  }
`

export function ResetPasswordScreen() {
  const { t } = useTranslation('front')
  const { passwordReset } = useScreenQuery<ResetPasswordScreenQuery>(query)
  return (
    <NarrowPage>
      <PageTitle>{t('reset.pageTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      {passwordReset?.isValid ? <ResetPasswordForm name={passwordReset.profileName ?? ''} /> : <ExpiredReset />}
    </NarrowPage>
  )
}
