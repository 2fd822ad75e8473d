// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { releaseControls } from '../shell/releaseControls'
import { withWaitingControls } from './waitingControls'

const HTML =
  '<form class="a"><input name="q" value="1 &gt; 0"><input readonly="" name="kind"><textarea></textarea></form>' +
  '<select><option>a</option></select><label><input type="checkbox" checked="">Yes</label>' +
  '<button type="button">Open</button><button inert="">Folded away</button><a href="/">Home</a>'

test('forms and buttons wait for the client, and are then as they were', () => {
  const root = document.createElement('div')
  root.innerHTML = HTML
  const before = root.innerHTML
  root.innerHTML = withWaitingControls(HTML)
  expect(root.querySelectorAll('form[inert], button[inert]')).toHaveLength(3)
  expect(root.querySelectorAll('select[inert], input[type=checkbox][inert]')).toHaveLength(2)
  expect(root.querySelectorAll('[readonly]')).toHaveLength(3)
  expect(root.querySelector('a')?.hasAttribute('inert')).toBe(false)
  releaseControls(root)
  expect(root.innerHTML).toBe(before)
})
