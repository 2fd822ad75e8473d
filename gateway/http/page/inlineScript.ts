import { createHash } from 'node:crypto'

/** A script that stands in the page, and what the policy for scripts allows it by. */
export function inlineScript(code: string) {
  return {
    element: `<script>${code}</script>`,
    source: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  }
}
