import { IconArrowLeft } from '@tabler/icons-react'
import article from '#shared/articles/Article.module.css'
import { AppLink } from '#ui/links/AppLink'

/** Leads one page up in the debates. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <AppLink className={article.back} href={href}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      {children}
    </AppLink>
  )
}
