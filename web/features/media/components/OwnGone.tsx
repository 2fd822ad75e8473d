import { IconPhotoOff } from '@tabler/icons-react'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { EmptyState } from '#ui/EmptyState'
import { Page } from '#ui/Page'

interface OwnGoneProps {
  title: string
  text: string
  back: { label: string; href: string }
}

/** Stands for a page of the member's own that leads nowhere any more. */
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
