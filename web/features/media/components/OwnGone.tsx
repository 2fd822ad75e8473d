import { IconPhotoOff } from '@tabler/icons-react'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'

interface OwnGoneProps {
  title: string
  text: string
  back: { label: string; href: string }
}

/** Replaces a page of the member's own media that no longer exists. */
export function OwnGone({ title, text, back }: OwnGoneProps) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <EditProfileTabs />
      <EmptyState
        isPage
        icon={<IconPhotoOff size={26} stroke={1.5} aria-hidden />}
        title={title}
        text={text}
        action={back}
      />
    </Page>
  )
}
